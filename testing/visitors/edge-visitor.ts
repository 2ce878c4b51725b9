import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { request } from "node:https"
import path from "node:path"
import { connect } from "node:tls"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import type { startNginx } from "../servers/nginx.ts"

type Edge = Pick<Awaited<ReturnType<typeof startNginx>>, "port" | "certificate" | "cacheDir">
type Options = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** The address on this machine that the request comes from. */
  from?: string | undefined
}

/** An HTTPS client of the edge that can also send requests that no browser sends. */
export function edgeVisitor({ port, certificate, cacheDir }: Edge) {
  const send = (address: string, { method = "GET", headers = {}, body = "", from }: Options = {}) =>
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
            localAddress: from,
            headers: { ...(body ? { "content-length": String(Buffer.byteLength(body)) } : {}), ...headers },
          },
          (response) => {
            const parts: Buffer[] = []
            response.on("data", (part: Buffer) => parts.push(part))
            response.once("error", reject)
            response.once("end", () => {
              const bytes = Buffer.concat(parts)
              const text = decodeBody(bytes, response.headers["content-encoding"]).toString()
              resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text })
            })
          },
        )
        sent.once("error", reject)
        sent.end(body)
      },
    )

  /** Sends exactly these bytes and returns everything the server sends. */
  const sendBytes = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let received = ""
      const socket = connect({ host: "localhost", servername: "localhost", port, ca: certificate })
      socket.setTimeout(5000, () => socket.destroy())
      socket.on("data", (part) => {
        received += part.toString("latin1")
        socket.setTimeout(100)
      })
      socket.once("error", reject)
      socket.once("close", () => resolve(received))
      socket.write(bytes)
    })

  const cacheFiles = () =>
    readdirSync(cacheDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))

  /** The cached copies as decoded text, each with its cache key and headers. */
  const cachedCopies = () =>
    cacheFiles().map((file) => {
      const bytes = readFileSync(file)
      const bodyAt = bytes.indexOf("\r\n\r\n") + 4
      const head = bytes.subarray(0, bodyAt).toString("latin1")
      const encoding = /content-encoding: (\w+)/i.exec(head)?.[1]
      const name = /\nKEY: (.*)\n/.exec(head)?.[1] ?? ""
      return { name, head, text: decodeBody(bytes.subarray(bodyAt), encoding).toString() }
    })

  /** Makes every copy older: the second 8 bytes of a cache file are the time until which it is fresh. */
  const ageCopies = (seconds: number) => {
    for (const file of cacheFiles()) {
      const bytes = readFileSync(file)
      bytes.writeBigInt64LE(bytes.readBigInt64LE(8) - BigInt(seconds), 8)
      writeFileSync(file, bytes)
    }
  }
  return { send, sendBytes, cachedCopies, ageCopies }
}

/** The decompressed body. A response to HEAD has an encoding but no body. */
export function decodeBody(body: Buffer, encoding: unknown) {
  if (body.length === 0) return body
  if (encoding === "br") return brotliDecompressSync(body)
  return encoding === "gzip" ? gunzipSync(body) : body
}
