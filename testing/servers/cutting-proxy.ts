import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/**
 * A proxy that can cut connections. Mode `open` forwards everything. Mode `cut` forwards requests and resets the
 * connection when the response begins. Mode `closed` resets every connection.
 */
export async function startCuttingProxy(upstreamPort: number) {
  const sockets = new Set<Socket>()
  const proxy = { mode: "open" as "open" | "cut" | "closed", upstreamPort, cuts: 0, onCut: () => {} }
  const server = createServer((client) => {
    const upstream = connect(proxy.upstreamPort, "127.0.0.1")
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on("error", () => {})
      socket.once("close", () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    if (proxy.mode === "closed") client.resetAndDestroy()
    client.on("data", (bytes) => {
      if (proxy.mode === "closed") client.resetAndDestroy()
      else upstream.write(bytes)
    })
    upstream.on("data", (bytes) => {
      if (proxy.mode === "open") client.write(bytes)
      else {
        proxy.cuts++
        proxy.onCut()
        client.resetAndDestroy()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return Object.assign(proxy, {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}
