import { randomInt } from "node:crypto"
import { createServer } from "node:net"

/** Below the range of outgoing connections, so that the port stays free until a process listens there, or while it is down. */
const range = [20_000, 32_000] as const

export async function freePort(): Promise<number> {
  const port = randomInt(...range)
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once("error", () => resolve(false))
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}
