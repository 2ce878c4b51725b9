import { type IncomingHttpHeaders, Agent as PlainAgent, request as requestPlain } from "node:http"
import { request as requestSecure, Agent as SecureAgent } from "node:https"
import { decodeBody } from "../../testing/visitors/edge-visitor.ts"
import { pause } from "../../tools/measure/run-experiments.ts"
import type { Visitor } from "../leads/lead-post.ts"

export type HttpRequest = {
  path: string
  method?: "GET" | "POST"
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** The client address of this request, if not the default of the visitor. */
  address?: string
}

/** Status 0: connection refused, connection cut, or timeout. */
export type HttpReply = {
  path: string
  method: string
  status: number
  ms: number
  /** When the response ended, in milliseconds since 1970. */
  endedAt: number
  body: string
  date: string
  /** What the edge did: HIT, MISS, BYPASS, or nothing. */
  edgeCache: string
  /** The lines of `set-cookie`. */
  cookies: readonly string[]
  /** nginx sent this response itself, because no web process answered. */
  isFromEdge: boolean
}

/** An HTTP client with a loopback address of its own (127.x.y.z) and keep-alive connections. */
export function openVisitor(origin: string, { address = "127.0.0.1", sockets = 8, isKept = true } = {}) {
  const isSecure = origin.startsWith("https:")
  const options = { keepAlive: isKept, maxSockets: sockets, rejectUnauthorized: false }
  const agent = isSecure ? new SecureAgent(options) : new PlainAgent(options)
  const request = isSecure ? requestSecure : requestPlain
  // Connects to 127.0.0.1 and sends the host name of the certificate, so that the client address can be chosen.
  const { host, port } = new URL(origin)

  const send = (sentRequest: HttpRequest, withinMs = 15_000) =>
    new Promise<HttpReply>((resolve) => {
      const { path, method = "GET", fields, headers = {}, address: ownAddress } = sentRequest
      const startedAt = performance.now()
      let isAnswered = false
      const body = fields ? new URLSearchParams(fields).toString() : undefined
      const end = (status: number, text = "", replyHeaders: IncomingHttpHeaders = {}) =>
        resolve({
          path,
          method,
          status,
          ms: performance.now() - startedAt,
          endedAt: Date.now(),
          body: text,
          date: replyHeaders.date ?? "",
          edgeCache: String(replyHeaders["x-edge-cache"] ?? ""),
          cookies: replyHeaders["set-cookie"] ?? [],
          isFromEdge: replyHeaders["retry-after"] === "30",
        })
      const sent = request(
        {
          host: "127.0.0.1",
          port,
          servername: "localhost",
          path,
          method,
          agent,
          localAddress: ownAddress ?? address,
          signal: AbortSignal.timeout(withinMs),
          headers: {
            host,
            origin,
            ...(body === undefined
              ? {}
              : {
                  "content-type": "application/x-www-form-urlencoded",
                  "content-length": String(Buffer.byteLength(body)),
                }),
            ...headers,
          },
        },
        (response) => {
          isAnswered = true
          const chunks: Buffer[] = []
          response.on("data", (chunk: Buffer) => chunks.push(chunk))
          response.on("error", () => end(0))
          response.on("close", () => {
            if (!response.complete) return end(0)
            const text = decodeBody(Buffer.concat(chunks), response.headers["content-encoding"]).toString()
            return end(response.statusCode ?? 0, text, response.headers)
          })
        },
      )
      sent.on("error", () => {
        // A browser retries too: the server may close a keep-alive connection just as it is used again.
        if (sent.reusedSocket && method === "GET" && !isAnswered)
          void send(sentRequest, withinMs).then(resolve)
        else end(0)
      })
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

export type FaultVisitor = ReturnType<typeof openVisitor>

/** Runs many clients at the same time. Each sends its next request after a response, until `stop`; all replies are recorded. */
export function startClients(
  size: number,
  next: (member: number, turn: number) => Promise<HttpReply>,
  pauseMs = 0,
) {
  const replies: HttpReply[] = []
  const stopping = new AbortController()
  const member = async (number: number) => {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const reply = await next(number, turn)
      // Only bodies of failed requests are kept, to save memory.
      replies.push({ ...reply, body: reply.status >= 500 ? reply.body.slice(0, 300) : "" })
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const finished = Promise.all(Array.from({ length: size }, (_, number) => member(number)))
  const stop = async () => {
    stopping.abort()
    await finished
    return replies
  }
  return { stop }
}

/** The paths of all addresses in the sitemap. Retries, because a stack that just started may not answer yet. */
export async function publishedPaths(visitor: FaultVisitor) {
  const locations = async (path: string) => {
    for (let tries = 1; ; tries++) {
      const { status, body } = await visitor.send({ path })
      if (status === 200)
        return [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
          ([, found = ""]) => found || "/",
        )
      if (tries === 10) throw new Error(`no sitemap: ${path} answered ${status}`)
      await pause(500)
    }
  }
  const paths: string[] = []
  for (const map of await locations("/sitemap.xml")) paths.push(...(await locations(map)))
  if (paths.length < 20) throw new Error(`the sitemap lists only ${paths.length} pages`)
  return [...new Set(paths)]
}

let addresses = 0

/** A new loopback address each time, so that the rate limit per address is not reached. */
export function nextAddress() {
  const n = ++addresses
  return `127.${1 + ((n >> 16) & 127)}.${(n >> 8) & 255}.${1 + (n % 254)}`
}

/** A lead as the form's script sends it; with `page`, as a browser without script sends it. */
export function leadOf(person: Visitor, page?: string): HttpRequest {
  return {
    path: page ?? "/cotacao?form=main",
    method: "POST",
    fields: page ? person.fields : { ...person.fields, submission_key: person.key },
    address: nextAddress(),
  }
}

export function tally(replies: readonly HttpReply[]) {
  const counts: Record<string, number> = {}
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
