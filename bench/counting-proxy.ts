import { connect, createServer, type Socket } from "node:net"
import { freePort } from "../db/free-port.ts"

const query = "Q".charCodeAt(0)
const execute = "E".charCodeAt(0)

/** A proxy between a program and its database that counts the statements. */
export async function startCountingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const port = await freePort()
  let count = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on("error", () => socket.destroy())
      socket.once("close", () => sockets.delete(socket))
    }
    watchStatements(client, () => count++)
    client.pipe(upstream).pipe(client)
  }).listen(port, "127.0.0.1")
  const url = new URL(databaseUrl)
  url.hostname = "127.0.0.1"
  url.port = String(port)
  const stop = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: url.href, count: () => count, stop }
}

/** Parses the client's PostgreSQL messages and calls `onStatement` for each statement that is run. */
function watchStatements(client: Socket, onStatement: () => void) {
  let received = Buffer.alloc(0)
  let isStarted = false
  client.on("data", (part: Buffer) => {
    received = Buffer.concat([received, part])
    for (;;) {
      // The startup message has no type byte before its length.
      const head = isStarted ? 1 : 0
      if (received.length < head + 4) return
      const length = head + received.readInt32BE(head)
      if (received.length < length) return
      if (isStarted && (received[0] === query || received[0] === execute)) onStatement()
      received = received.subarray(length)
      isStarted = true
    }
  })
}
