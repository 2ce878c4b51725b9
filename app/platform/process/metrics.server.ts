import { createServer } from "node:http"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client"

export function createMetrics(processName: string) {
  const registry = new Registry()
  registry.setDefaultLabels({ process: processName })
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte received to the response handed over",
    labelNames: ["method", "kind", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
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
  return { registry, requests, inFlight, shed, jobs }
}

const countedStates = ["waiting", "failed", "active", "dead"] as const
type QueueCounts = Record<(typeof countedStates)[number] | "oldestWaitingSeconds", number> & { queue: string }

/** Reads the queues' state whenever the metrics are read. While the database is unavailable only these are left out. */
export function addQueueGauges(registry: Registry, read: () => Promise<QueueCounts[]>) {
  let reading: Promise<QueueCounts[]> | undefined
  const readOnce = () => {
    reading ??= read()
      .catch(() => [])
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const jobs = new Gauge({
    name: "jobs_in_queue",
    help: "Jobs not done yet: waiting, failed and due for a retry, active, or dead until a person retries them",
    labelNames: ["queue", "state"],
    registers: [registry],
    collect: async () => {
      const queues = await readOnce()
      jobs.reset()
      for (const { queue, ...counts } of queues)
        for (const state of countedStates) jobs.set({ queue, state }, counts[state])
    },
  })
  const oldest = new Gauge({
    name: "jobs_oldest_waiting_seconds",
    help: "Age of the oldest job that waits or is due for a retry",
    labelNames: ["queue"],
    registers: [registry],
    collect: async () => {
      const queues = await readOnce()
      oldest.reset()
      for (const { queue, oldestWaitingSeconds } of queues) oldest.set({ queue }, oldestWaitingSeconds)
    },
  })
}

/** A number that is read whenever the metrics are read. While the database is unavailable only this one is left out. */
export function addGauge(registry: Registry, name: string, help: string, read: () => Promise<number>) {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: async () => {
      const value = await read().catch(() => null)
      gauge.reset()
      if (value !== null) gauge.set(value)
    },
  })
}

export type Metrics = ReturnType<typeof createMetrics>

/** Serves metrics on a separate loopback port, so that the public port never exposes them. */
export function serveMetrics(registry: Registry, port: number) {
  return new Promise<{ port: number; close: () => void }>((resolve, reject) => {
    const server = createServer((request, response) => {
      if (request.url !== "/metrics") {
        response.writeHead(404).end()
        return
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    })
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => {
      const address = server.address()
      resolve({
        port: typeof address === "object" && address ? address.port : port,
        close: () => server.close(),
      })
    })
  })
}
