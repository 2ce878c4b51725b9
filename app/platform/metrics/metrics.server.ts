import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client"
import { createPoolMetrics } from "./pool-metrics.server.ts"

/** What every process measures. */
export function createMetrics(processName: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processName })
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte received to the response handed over",
    labelNames: ["method", "route", "status"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  })
  const inFlight = new Gauge({
    name: "http_requests_in_flight",
    help: "Requests in progress",
    registers: [registry],
  })
  const shed = new Counter({
    name: "http_requests_shed_total",
    help: "Requests refused because the process was at capacity",
    registers: [registry],
  })
  const jobs = new Counter({
    name: "jobs_total",
    help: "Jobs run",
    labelNames: ["queue", "outcome"],
    registers: [registry],
  })
  return { registry, requests, inFlight, shed, jobs, watchPool: createPoolMetrics(registry) }
}

export type Metrics = ReturnType<typeof createMetrics>
