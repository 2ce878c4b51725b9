import { createServer, type IncomingMessage, request } from "node:http"
import { type Duplex, pipeline } from "node:stream"
import { isDeskAddress } from "../../app/routes/own-routes.server.ts"

type Options = {
  host: string
  port: number
  site: number
  desk: number
  /** Another proxy in front has set the forwarded headers. */
  trustsProxy: boolean
}

/** Without nginx: one address for site and desk. The processes must be started with TRUST_PROXY=1. */
export async function startFront({ host, port, site, desk, trustsProxy }: Options) {
  const server = createServer((incoming, outgoing) => {
    const passed = pass(incoming)
    passed.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      // An answer that breaks off must end for the browser too.
      pipeline(answer, outgoing, () => {})
    })
    passed.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    outgoing.on("close", () => passed.destroy())
    incoming.pipe(passed)
  })
  // Vite's connection to the browser, in development.
  server.on("upgrade", (incoming: IncomingMessage, socket: Duplex) => {
    const passed = pass(incoming)
    passed.on("upgrade", (answer, other) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join("")}\r\n`)
      other.pipe(socket).pipe(other)
      for (const end of [other, socket]) end.on("error", () => [other, socket].map((one) => one.destroy()))
    })
    passed.on("response", () => socket.destroy())
    passed.on("error", () => socket.destroy())
    passed.end()
  })
  const pass = ({ url = "/", method, headers, socket }: IncomingMessage) =>
    request({
      host: "127.0.0.1",
      port: isDeskAddress(url) ? desk : site,
      path: url,
      method,
      headers: {
        ...headers,
        ...(trustsProxy
          ? {}
          : {
              "x-forwarded-for": socket.remoteAddress ?? "",
              "x-forwarded-proto": "http",
              "x-forwarded-host": headers.host ?? "",
            }),
      },
    })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  return {
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
