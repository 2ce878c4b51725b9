import { connect } from "node:net"
import { connect as connectSecure } from "node:tls"

/** The first status (0: the connection was closed without one), or a hang: no response within the time limit. */
export type RawReply = { status: number; text: string; isHang: boolean }

/** `isCut`: the sending side is closed after the bytes. */
type RawRequest = { bytes: Buffer; isCut: boolean }

const longestText = 100_000
/** A response is taken as complete after this time without data. */
const idleMs = 100

/** Sends these bytes on a new connection and reads until the server closes it, has responded, or reaches the time limit. */
export function sendRaw(port: number, isSecure: boolean, { bytes, isCut }: RawRequest, silenceMs: number) {
  return new Promise<RawReply>((resolve) => {
    let text = ""
    let isHang = false
    const options = { port, host: "127.0.0.1", allowHalfOpen: true }
    const socket = isSecure
      ? connectSecure({
          ...options,
          servername: "localhost",
          rejectUnauthorized: false,
          ALPNProtocols: ["http/1.1"],
        })
      : connect(options)
    const sendBytes = () => {
      if (isCut) socket.end(bytes)
      else socket.write(bytes)
    }
    socket.once(isSecure ? "secureConnect" : "connect", sendBytes)
    socket.setTimeout(silenceMs, () => {
      isHang = text === ""
      socket.destroy()
    })
    socket.on("data", (chunk) => {
      if (text.length < longestText) text += chunk.toString("latin1")
      socket.setTimeout(idleMs)
    })
    socket.on("end", () => socket.destroy())
    socket.on("error", () => {})
    socket.on("close", () =>
      resolve({ status: Number(/^HTTP\/\S+ (\d+)/.exec(text)?.[1] ?? 0), text, isHang }),
    )
  })
}

/** The parts of a response. A header that is sent twice has both values, as in `fetch`. */
export function splitReply({ status, text }: RawReply) {
  const [head = "", body = ""] = Buffer.from(text, "latin1").toString("utf8").split("\r\n\r\n")
  const headers: Record<string, string> = {}
  for (const line of head.split("\r\n").slice(1)) {
    const [name = "", value = ""] = line.split(/: (.*)/)
    const key = name.toLowerCase()
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value
  }
  return { status, headers, body }
}
