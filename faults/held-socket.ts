import * as net from "node:net"

type Bound = { fd: number }

/** A handle that is collected closes its socket. */
const held: Bound[] = []

/**
 * A bound socket that this program holds and never listens on, as systemd does: whoever gets it listens, and connections wait
 * in it while nobody does. Node's own way to this is the one its cluster uses, which has no public name.
 */
export const holdSocket = (port: number): number => {
  const { _createServerHandle: bind } = net as unknown as {
    _createServerHandle: (address: string, port: number, family: 4) => Bound | number
  }
  const bound = bind("127.0.0.1", port, 4)
  if (typeof bound === "number") throw new Error(`port ${port} cannot be bound: ${bound}`)
  held.push(bound)
  return bound.fd
}
