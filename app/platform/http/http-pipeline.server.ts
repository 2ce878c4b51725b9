import { randomUUID } from "node:crypto"
import type { Metrics } from "../metrics/metrics.server.ts"
import type { Log } from "../process/log.server.ts"
import { createAdmission } from "./admission.ts"
import { clientNetwork } from "./client-network.ts"
import { compressResponse } from "./compression.server.ts"
import { withReadableForm } from "./form-body.server.ts"
import { closedPolicy, securityHeaders } from "./security-headers.ts"

/** `clientNetwork`: what limits count as one client, see client-network.ts. */
export type Visit = { request: Request; clientNetwork: string; requestId: string; log: Log }
export type Answer = (visit: Visit) => Promise<Response>
/** The pattern of the route that a path belongs to: '/articles/:slug'. */
export type RouteOf = (pathname: string) => string

/** Texts for refused requests, in the visitor's language. */
export type RefusalTexts = {
  unreadable: string
  invalidUrl: string
  methodNotAllowed: string
  otherOrigin: string
  tooLarge: string
  unreadableForm: string
  headersTooLarge: string
  tooSlow: string
  busy: string
  failed: (code: string) => string
}

type Options = {
  texts: RefusalTexts
  log: Log
  metrics: Metrics
  isDraining: () => boolean
  trustsProxy: boolean
  answer: Answer
  routeOf: RouteOf
}

// One process on one core renders a few hundred pages a second. More requests at the same time would only wait in a queue.
const capacity = 192
const reservedForPosts = 64
const maxBodyBytes = 64 * 1024
const methods = new Set(["GET", "HEAD", "POST"])

const replacementCaching = "public, max-age=0, s-maxage=60"
const requestIdPattern = /^[\w-]{8,64}$/

/** Handles every request: checks it, calls the site, then adds headers, metrics, a log line and compression. */
export function createPipeline({ texts, log, metrics, isDraining, trustsProxy, answer, routeOf }: Options) {
  const admission = createAdmission({ capacity, reserved: reservedForPosts })

  const answerChecked = async (visit: Visit): Promise<Response> => {
    if (!isReadable(new URL(visit.request.url).pathname)) return refuse(400, texts.invalidUrl)
    if (!methods.has(visit.request.method))
      return refuse(405, texts.methodNotAllowed, { allow: "GET, HEAD, POST" })
    if (visit.request.method !== "POST") return answer(visit)
    if (!isFromOurPages(visit.request)) return refuse(403, texts.otherOrigin)
    const read = await withReadableForm(visit.request, maxBodyBytes)
    if ("request" in read) return answer({ ...visit, request: read.request })
    if (read.refusal === "tooLarge") return refuse(413, texts.tooLarge, { connection: "close" })
    return refuse(read.refusal === "notAForm" ? 415 : 400, texts.unreadableForm)
  }

  return async (request: Request, client: { address: string }): Promise<Response> => {
    const startedAt = performance.now()
    const isPost = request.method === "POST"
    const { pathname } = new URL(request.url)
    const givenId = trustsProxy ? request.headers.get("x-request-id") : null
    const requestId = givenId && requestIdPattern.test(givenId) ? givenId : randomUUID()
    const requestLog = log.child({ requestId })
    let response: Response
    if (admission.enter(isPost)) {
      metrics.inFlight.set(admission.count())
      try {
        response = await answerChecked({
          request: withoutNulls(request),
          clientNetwork: clientNetwork(client.address),
          requestId,
          log: requestLog,
        })
      } catch (error) {
        requestLog.error({ err: error }, "request failed")
        response = refuse(500, texts.failed(requestId.slice(0, 8)))
      } finally {
        admission.leave()
        metrics.inFlight.set(admission.count())
      }
    } else {
      metrics.shed.inc()
      response = refuse(503, texts.busy, {
        "retry-after": "2",
      })
    }
    const headers = new Headers(response.headers)
    // A page may set a stricter header than the default.
    for (const [name, value] of Object.entries(securityHeaders))
      if (!headers.has(name)) headers.set(name, value)
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", closedPolicy)
    // A failed response is never cached, even when its route sets cache headers.
    if (response.status >= 400 || !headers.has("cache-control")) headers.set("cache-control", "no-store")
    // Cached only where the edge had a page before, so that requests for missing addresses cannot fill the cache.
    if (trustsProxy && replacesCopy(request, response.status))
      headers.set("cache-control", replacementCaching)
    headers.set("x-request-id", requestId)
    if (isDraining()) headers.set("connection", "close")
    const seconds = (performance.now() - startedAt) / 1000
    // The pattern and not the address, because an address may contain personal data.
    const route = isReadable(pathname) ? routeOf(pathname) : "unreadable"
    const method = methods.has(request.method) ? request.method : "other"
    metrics.requests.observe({ method, route, status: response.status }, seconds)
    // 503 is the response to an outage, which is logged where it occurs.
    const isUnexpected = response.status >= 500 && response.status !== 503
    const level = isUnexpected ? "warn" : isPost ? "info" : "debug"
    requestLog[level](
      {
        method: request.method,
        route,
        status: response.status,
        ms: Math.round(seconds * 1000),
      },
      "request completed",
    )
    const body = await compressResponse(request, response, headers)
    return new Response(body, { status: response.status, statusText: response.statusText, headers })
  }
}

/** False for a path that cannot be decoded (React Router would log the whole address), or that PostgreSQL cannot store. */
function isReadable(pathname: string) {
  try {
    return !decodeURIComponent(pathname).includes("\0")
  } catch {
    return false
  }
}

/** Removes what PostgreSQL cannot store from the query. A search for text copied from a document may contain it. */
function withoutNulls(request: Request) {
  const url = new URL(request.url)
  if (!url.search.includes("%00")) return request
  url.search = url.search.replaceAll("%00", "")
  return new Request(url, request)
}

/** True when the edge has an older copy of this page (deploy/nginx), which this response may replace. */
function replacesCopy(request: Request, status: number) {
  return (
    /^(EXPIRED|BYPASS)$/.test(request.headers.get("x-edge-copy") ?? "") &&
    ((status >= 300 && status < 400) || status === 404 || status === 410)
  )
}

function refuse(status: number, text: string, headers: Record<string, string> = {}) {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  })
}

/**
 * True when a post comes from our own pages. Browsers send Origin with every POST. A client without it is not a browser,
 * so no visitor can be tricked into sending it.
 */
export function isFromOurPages(request: Request) {
  const site = request.headers.get("sec-fetch-site")
  if (site === "cross-site") return false
  const origin = request.headers.get("origin")
  return origin === null || origin === new URL(request.url).origin
}
