import { createServer } from "node:http"
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client"

export const createMetrics = (door: string) => {
  const registry = new Registry()
  registry.setDefaultLabels({ door })
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
    help: "Requests under way",
    registers: [registry],
  })
  const shed = new Counter({
    name: "http_requests_shed_total",
    help: "Requests refused to keep room",
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

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics have a port of their own, on loopback: the public one never shows them. */
export const serveMetrics = (registry: Registry, port: number) =>
  new Promise<{ port: number; close: () => void }>((resolve, reject) => {
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
