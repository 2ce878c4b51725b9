import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { request } from "node:https"
import path from "node:path"
import { connect } from "node:tls"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { startNginx } from "../servers/nginx.ts"

type Edge = Pick<Awaited<ReturnType<typeof startNginx>>, "port" | "certificate" | "cacheDir">
type Asked = { method?: string; headers?: Record<string, string>; body?: string }

/** A visitor of the edge who may send what no browser would. */
export function edgeVisitor({ port, certificate, cacheDir }: Edge) {
  const ask = (address: string, { method = "GET", headers = {}, body = "" }: Asked = {}) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer; text: string }>(
      (resolve, reject) => {
        const sent = request(
          {
            host: "localhost",
            port,
            path: address,
            method,
            ca: certificate,
            agent: false,
            headers: { ...(body ? { "content-length": String(Buffer.byteLength(body)) } : {}), ...headers },
          },
          (answer) => {
            const parts: Buffer[] = []
            answer.on("data", (part: Buffer) => parts.push(part))
            answer.once("error", reject)
            answer.once("end", () => {
              const bytes = Buffer.concat(parts)
              const text = unpacked(bytes, answer.headers["content-encoding"]).toString()
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text })
            })
          },
        )
        sent.once("error", reject)
        sent.end(body)
      },
    )

  /** Exactly these bytes, and all that is answered. */
  const say = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let heard = ""
      const socket = connect({ host: "localhost", servername: "localhost", port, ca: certificate })
      socket.setTimeout(5000, () => socket.destroy())
      socket.on("data", (part) => {
        heard += part.toString("latin1")
        socket.setTimeout(100)
      })
      socket.once("error", reject)
      socket.once("close", () => resolve(heard))
      socket.write(bytes)
    })

  const copies = () =>
    readdirSync(cacheDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))

  /** What the edge keeps, as text, whatever it is packed in: each copy begins with its name. */
  const kept = () =>
    copies().map((file) => {
      const bytes = readFileSync(file)
      const bodyAt = bytes.indexOf("\r\n\r\n") + 4
      const head = bytes.subarray(0, bodyAt).toString("latin1")
      const encoding = /content-encoding: (\w+)/i.exec(head)?.[1]
      const name = /\nKEY: (.*)\n/.exec(head)?.[1] ?? ""
      return { name, head, text: unpacked(bytes.subarray(bodyAt), encoding).toString() }
    })

  /** As if so many seconds had passed for every copy: nginx keeps in its second word until when it is fresh. */
  const age = (seconds: number) => {
    for (const file of copies()) {
      const bytes = readFileSync(file)
      bytes.writeBigInt64LE(bytes.readBigInt64LE(8) - BigInt(seconds), 8)
      writeFileSync(file, bytes)
    }
  }
  return { ask, say, kept, age }
}

/** The answer to HEAD has an encoding and no body. */
export function unpacked(body: Buffer, encoding: unknown) {
  if (body.length === 0) return body
  if (encoding === "br") return brotliDecompressSync(body)
  return encoding === "gzip" ? gunzipSync(body) : body
}
