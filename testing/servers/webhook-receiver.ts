import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

/** A real HTTP receiver in the test process; `answer` returns the status, or null for no response. */
export async function startWebhookReceiver(answer: () => number | null = () => 204) {
  const received: { headers: IncomingHttpHeaders; body: string; path: string }[] = []
  const receiver = { answer }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body, path: request.url ?? "" })
      const status = receiver.answer()
      if (status !== null) response.writeHead(status, { location: "/elsewhere" }).end("ignored")
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return Object.assign(receiver, { port, url: `http://127.0.0.1:${port}/crm`, received, close })
}
