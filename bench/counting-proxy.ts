import { connect, createServer, type Socket } from "node:net"
import { freePort } from "../db/free-port.ts"

const query = "Q".charCodeAt(0)
const execute = "E".charCodeAt(0)

/** Stands between a program and its database and counts the statements that pass. */
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
    listenTo(client, () => count++)
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

/** Reads what a client says to PostgreSQL, message by message, and tells of each statement that is run. */
function listenTo(client: Socket, onStatement: () => void) {
  let heard = Buffer.alloc(0)
  let isOpened = false
  client.on("data", (part: Buffer) => {
    heard = Buffer.concat([heard, part])
    for (;;) {
      // The first message has no letter before its length.
      const head = isOpened ? 1 : 0
      if (heard.length < head + 4) return
      const length = head + heard.readInt32BE(head)
      if (heard.length < length) return
      if (isOpened && (heard[0] === query || heard[0] === execute)) onStatement()
      heard = heard.subarray(length)
      isOpened = true
    }
  })
}
