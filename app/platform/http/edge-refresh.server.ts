import { Agent as PlainAgent, request as requestPlain } from "node:http"
import { request as requestSecure, Agent as SecureAgent } from "node:https"

type Options = {
  /** Each edge as this machine reaches it. */
  urls: readonly string[]
  /** The origin visitors type: the edges answer to no other name. */
  publicUrl: string
  secret: string
  timeoutMs?: number
}

/** Has every edge ask anew for these addresses and put the answers in the place of what it holds. */
export type RefreshEdge = (addresses: readonly string[]) => Promise<void>

const atOnce = 4

export function createEdgeRefresh(options: Options): RefreshEdge {
  const edges = options.urls.map((url) => createEdge(url, options))
  return async (addresses) => {
    const outcomes = await Promise.allSettled(edges.map((refresh) => refresh(addresses)))
    const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []))
    if (failures.length > 0) throw new Error("an edge was not refreshed", { cause: failures[0] })
  }
}

/** A page that is gone is an answer too; a page that failed is none. */
const isAnswer = (status: number) => status < 400 || status === 404 || status === 410

type Waiting = {
  rank: number
  promise: Promise<void>
  resolve: () => void
  reject: (error: unknown) => void
}

function createEdge(url: string, { publicUrl, secret, timeoutMs = 10_000 }: Options) {
  const { host, hostname } = new URL(publicUrl)
  const isSecure = url.startsWith("https:")
  // The certificate is the site's, whatever address this edge is reached by.
  const agent = isSecure
    ? new SecureAgent({ keepAlive: true, maxSockets: atOnce, servername: hostname })
    : new PlainAgent({ keepAlive: true, maxSockets: atOnce })
  const request = isSecure ? requestSecure : requestPlain
  const ask = (address: string) =>
    new Promise<void>((resolve, reject) => {
      // One copy serves every visitor (deploy/nginx); asked for as it is kept, it need not be unpacked.
      const headers = { host, "x-edge-refresh": secret, "accept-encoding": "gzip" }
      const asked = request(
        new URL(address, url),
        { agent, headers, signal: AbortSignal.timeout(timeoutMs) },
        (answer) => {
          const status = answer.statusCode ?? 0
          answer.once("error", reject)
          answer.once("end", () =>
            isAnswer(status) ? resolve() : reject(new Error(`the edge ${url} answered ${status}`)),
          )
          answer.resume()
        },
      )
      asked.once("error", reject)
      asked.end()
    })
  // Of all that waits, what stands first in its list goes first; what waits already is not asked for twice.
  const waiting = new Map<string, Waiting>()
  let hands = 0
  const work = async () => {
    hands++
    for (;;) {
      const next = [...waiting.entries()].reduce<[string, Waiting] | null>(
        (first, entry) => (first && first[1].rank <= entry[1].rank ? first : entry),
        null,
      )
      if (!next) break
      const [address, { resolve, reject }] = next
      waiting.delete(address)
      await ask(address).then(resolve, reject)
    }
    hands--
  }
  const enqueue = (address: string, rank: number) => {
    const known = waiting.get(address)
    if (known) {
      known.rank = Math.min(known.rank, rank)
      return known.promise
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.set(address, { rank, promise, resolve, reject })
    if (hands < atOnce) void work()
    return promise
  }
  return async (addresses: readonly string[]) => {
    await Promise.all(addresses.map(enqueue))
  }
}
