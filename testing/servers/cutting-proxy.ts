import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/**
 * A wire between two programs that can be cut. `open` lets everything through, `cut` lets questions through and
 * breaks the connection when the answer begins, `closed` refuses.
 */
export async function startCuttingProxy(port: number) {
  const ends = new Set<Socket>()
  const wire = { mode: "open" as "open" | "cut" | "closed", port, cuts: 0, onCut: () => {} }
  const server = createServer((near) => {
    const far = connect(wire.port, "127.0.0.1")
    for (const end of [near, far]) {
      ends.add(end)
      end.on("error", () => {})
      end.once("close", () => {
        ends.delete(end)
        near.destroy()
        far.destroy()
      })
    }
    if (wire.mode === "closed") near.resetAndDestroy()
    near.on("data", (bytes) => {
      if (wire.mode === "closed") near.resetAndDestroy()
      else far.write(bytes)
    })
    far.on("data", (bytes) => {
      if (wire.mode === "open") near.write(bytes)
      else {
        wire.cuts++
        wire.onCut()
        near.resetAndDestroy()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return Object.assign(wire, {
    listensOn: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const end of ends) end.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}
