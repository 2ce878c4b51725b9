import { Agent as PlainAgent, request as requestPlain } from "node:http"
import { request as requestSecure, Agent as SecureAgent } from "node:https"

type Options = {
  /** The address of each edge, as this machine reaches it. */
  urls: readonly string[]
  /** The public origin: edges answer only requests for this host name. */
  publicUrl: string
  secret: string
  /** Sent with every request, for the application behind the edge. */
  headers?: () => Readonly<Record<string, string>>
  timeoutMs?: number
}

/** Makes every edge fetch these addresses again and replace its cached copies. */
export type RefreshEdge = (addresses: readonly string[]) => Promise<void>

const concurrency = 4

export function createEdgeRefresh(options: Options): RefreshEdge {
  const edges = options.urls.map((url) => createEdge(url, options))
  return async (addresses) => {
    const outcomes = await Promise.allSettled(edges.map((refresh) => refresh(addresses)))
    const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []))
    if (failures.length > 0) throw new Error("an edge was not refreshed", { cause: failures[0] })
  }
}

/** A missing page is a valid response, because the edge must drop its copy. A failed one is not. */
const isValid = (status: number) => status < 400 || status === 404 || status === 410

class RefusedRefresh extends Error {}

/** An edge that answered, or that cut a connection as it does when it reloads, is there. */
function isThere(error: Error & { code?: string }) {
  return error instanceof RefusedRefresh || error.code === "ECONNRESET"
}

type Waiting = {
  rank: number
  promise: Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
}

function createEdge(
  url: string,
  { publicUrl, secret, headers: others = () => ({}), timeoutMs = 10_000 }: Options,
) {
  const { host, hostname } = new URL(publicUrl)
  const isSecure = url.startsWith("https:")
  // The certificate names the site, not the address of this edge.
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, maxSockets: concurrency, servername: hostname })
    : new PlainAgent({ keepAlive: true, maxSockets: concurrency })
  const request = isSecure ? requestSecure : requestPlain
  const refresh = (address: string) =>
    new Promise<void>((resolve, reject) => {
      // The edge stores one gzip copy for every visitor (deploy/nginx), so a gzip request needs no decompression.
      const headers = { ...others(), host, "x-edge-refresh": secret, "accept-encoding": "gzip" }
      const outgoing = request(
        new URL(address, url),
        { agent, headers, signal: AbortSignal.timeout(timeoutMs) },
        (response) => {
          const status = response.statusCode ?? 0
          response.once("error", reject)
          response.once("end", () =>
            isValid(status) ? resolve() : reject(new RefusedRefresh(`the edge ${url} answered ${status}`)),
          )
          response.resume()
        },
      )
      outgoing.once("error", reject)
      outgoing.end()
    })
  // An address that came earlier in its list has priority. An address that is already waiting is not added twice.
  const waiting = new Map<string, Waiting>()
  let workers = 0
  // From a request without an answer until the next one with an answer. A job must not wait for each of its addresses then: it
  // would hold back what the other edges are waiting for.
  let isAway = false
  const work = async () => {
    workers++
    for (;;) {
      const next = [...waiting.entries()].reduce<[string, Waiting] | null>(
        (first, entry) => (first && first[1].rank <= entry[1].rank ? first : entry),
        null,
      )
      if (!next) break
      const [address, { resolve, reject }] = next
      waiting.delete(address)
      try {
        await refresh(address)
        isAway = false
        resolve()
      } catch (error) {
        isAway = !isThere(error as Error)
        reject(error)
      }
    }
    workers--
  }
  const enqueue = (address: string, rank: number) => {
    if (isAway && workers > 0) return Promise.reject(new Error(`the edge ${url} does not answer`))
    const existing = waiting.get(address)
    if (existing) {
      existing.rank = Math.min(existing.rank, rank)
      return existing.promise
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.set(address, { rank, promise, resolve, reject })
    if (workers < concurrency) void work()
    return promise
  }
  return async (addresses: readonly string[]) => {
    await Promise.all(addresses.map(enqueue))
  }
}
