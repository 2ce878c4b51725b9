import { type IncomingHttpHeaders, Agent as PlainAgent, request as requestPlain } from "node:http"
import { request as requestSecure, Agent as SecureAgent } from "node:https"
import { unpacked } from "../../testing/visitors/edge-visitor.ts"
import { pause } from "../../tools/measure/run-experiments.ts"
import type { Visitor } from "../leads/lead-post.ts"

export type HttpRequest = {
  path: string
  method?: "GET" | "POST"
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** Where the visitor sits, if not where the others sit. */
  address?: string
}

/** Status 0: refused, cut, or nothing within the time. */
export type HttpReply = {
  path: string
  method: string
  status: number
  ms: number
  body: string
  date: string
  /** The edge said it, because nobody behind it did. */
  isFromEdge: boolean
}

/** A visitor who sits at an address of this machine's own (127.x.y.z) and keeps its connections. */
export function openVisitor(origin: string, { address = "127.0.0.1", sockets = 8, isKept = true } = {}) {
  const isSecure = origin.startsWith("https:")
  const options = { keepAlive: isKept, maxSockets: sockets, rejectUnauthorized: false }
  const agent = isSecure ? new SecureAgent(options) : new PlainAgent(options)
  const send = isSecure ? requestSecure : requestPlain
  // The name the certificate has; reached by number, so that the address of the visitor can be chosen.
  const { host, port } = new URL(origin)

  const ask = (asking: HttpRequest, withinMs = 15_000) =>
    new Promise<HttpReply>((resolve) => {
      const { path, method = "GET", fields, headers = {}, ...asked } = asking
      const startedAt = performance.now()
      let isAnswered = false
      const body = fields ? new URLSearchParams(fields).toString() : undefined
      const end = (status: number, text = "", told: IncomingHttpHeaders = {}) =>
        resolve({
          path,
          method,
          status,
          ms: performance.now() - startedAt,
          body: text,
          date: told.date ?? "",
          isFromEdge: told["retry-after"] === "30",
        })
      const sent = send(
        {
          host: "127.0.0.1",
          port,
          servername: "localhost",
          path,
          method,
          agent,
          localAddress: asked.address ?? address,
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
        (answer) => {
          isAnswered = true
          const chunks: Buffer[] = []
          answer.on("data", (chunk: Buffer) => chunks.push(chunk))
          answer.on("error", () => end(0))
          answer.on("close", () => {
            if (!answer.complete) return end(0)
            const text = unpacked(Buffer.concat(chunks), answer.headers["content-encoding"]).toString()
            return end(answer.statusCode ?? 0, text, answer.headers)
          })
        },
      )
      sent.on("error", () => {
        // As every browser does: a kept connection that the other end closed in that moment says nothing about the page.
        if (sent.reusedSocket && method === "GET" && !isAnswered) void ask(asking, withinMs).then(resolve)
        else end(0)
      })
      sent.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

export type FaultVisitor = ReturnType<typeof openVisitor>

/** Many at once, each asking again as soon as it was answered, until told to stop; every answer is written down. */
export function openCrowd(
  size: number,
  next: (member: number, turn: number) => Promise<HttpReply>,
  pauseMs = 0,
) {
  const told: HttpReply[] = []
  const stopping = new AbortController()
  const member = async (number: number) => {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      const answer = await next(number, turn)
      // What failed says why; the rest would only fill the memory.
      told.push({ ...answer, body: answer.status >= 500 ? answer.body.slice(0, 300) : "" })
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  const finished = Promise.all(Array.from({ length: size }, (_, number) => member(number)))
  const stop = async () => {
    stopping.abort()
    await finished
    return told
  }
  return { told, stop }
}

/** Every address the site map names, as paths. A house that was just opened may need a moment. */
export async function publishedPaths(visitor: FaultVisitor) {
  const locations = async (path: string) => {
    for (let tries = 1; ; tries++) {
      const { status, body } = await visitor.ask({ path })
      if (status === 200)
        return [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
          ([, found = ""]) => found || "/",
        )
      if (tries === 10) throw new Error(`no site map: ${path} answered ${status}`)
      await pause(500)
    }
  }
  const paths: string[] = []
  for (const map of await locations("/sitemap.xml")) paths.push(...(await locations(map)))
  if (paths.length < 20) throw new Error(`the site map names only ${paths.length} pages`)
  return [...new Set(paths)]
}

let addresses = 0

/** A new address of this machine's own each time: the limit per address is not what is measured. */
export function nextAddress() {
  const n = ++addresses
  return `127.${1 + ((n >> 16) & 127)}.${(n >> 8) & 255}.${1 + (n % 254)}`
}

/** A lead as the forms' script sends it; `page` as a browser without script does. */
export function leadOf(person: Visitor, page?: string): HttpRequest {
  return {
    path: page ?? "/cotacao?form=main",
    method: "POST",
    fields: page ? person.fields : { ...person.fields, submission_key: person.key },
    address: nextAddress(),
  }
}

export function tally(told: readonly HttpReply[]) {
  const counts: Record<string, number> = {}
  for (const { status } of told) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
