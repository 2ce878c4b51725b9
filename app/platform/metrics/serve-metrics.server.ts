import { createServer } from "node:http"
import type { Registry } from "@prometheus-io/client"

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
