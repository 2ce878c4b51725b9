import { type Agent, request } from "node:http"

export type Plain = { status: number; bytes: Buffer; type: string }

/** One GET; the bytes as they came over the wire. */
export function plainGet(agent: Agent, url: string, encoding: "identity" | "br" | "gzip" = "identity") {
  return new Promise<Plain>((resolve, reject) => {
    const sent = request(url, { agent, headers: { "accept-encoding": encoding } }, (answer) => {
      const parts: Buffer[] = []
      answer.on("data", (part: Buffer) => parts.push(part))
      answer.once("error", reject)
      answer.once("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          bytes: Buffer.concat(parts),
          type: answer.headers["content-type"] ?? "",
        }),
      )
    })
    sent.once("error", reject)
    sent.end()
  })
}
