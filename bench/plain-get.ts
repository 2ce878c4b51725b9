import { type Agent, request } from "node:http"

export type PlainResponse = { status: number; bytes: Buffer; type: string }

/** One GET; returns the body bytes without decoding them. */
export function plainGet(agent: Agent, url: string, encoding: "identity" | "br" | "gzip" = "identity") {
  return new Promise<PlainResponse>((resolve, reject) => {
    const sent = request(url, { agent, headers: { "accept-encoding": encoding } }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.once("error", reject)
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          bytes: Buffer.concat(parts),
          type: response.headers["content-type"] ?? "",
        }),
      )
    })
    sent.once("error", reject)
    sent.end()
  })
}
