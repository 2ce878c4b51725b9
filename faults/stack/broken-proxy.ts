import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

/**
 * A proxy with deliberate faults, for controls. Of every three visitors the first gets a success response before
 * the lead is stored (and every ninth lead is never stored), the second's first response is cut off after
 * the lead is stored, and the third is forwarded correctly.
 */
export async function startBrokenProxy(origin: string) {
  const wasCut = new Set<string>()
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await text(request)
      const email = new URLSearchParams(body).get("email") ?? ""
      const number = Number(/-(\d+)@/.exec(email)?.[1])
      const turn = number % 3
      const forward = () =>
        fetch(`${origin}${request.url}`, {
          method: "POST",
          body,
          headers: {
            "content-type": request.headers["content-type"] ?? "",
            "x-forwarded-for": String(request.headers["x-forwarded-for"]),
          },
          signal: AbortSignal.timeout(15_000),
        })
      if (turn === 0) {
        response.end(JSON.stringify({ success: true, protocol: "WP-EARLY" }))
        if (number % 9 > 0) await forward().catch(() => {})
        return
      }
      const reply = await forward()
      const content = await reply.text()
      if (turn === 1 && reply.status === 200 && !wasCut.has(email)) {
        wasCut.add(email)
        request.socket.destroy()
        return
      }
      response.writeHead(reply.status).end(content)
    }
    void answer().catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${port}`, close }
}
