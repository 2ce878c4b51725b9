import type { IncomingMessage, RequestListener } from "node:http"
import type { RefusalTexts } from "./http-pipeline.server.ts"
import { closedPolicy, securityHeaders } from "./security-headers.ts"

/** The Request class rejects these methods. */
const unsupportedMethods = new Set(["CONNECT", "TRACE", "TRACK"])

/**
 * Refuses requests from which no Request object can be created. Otherwise the library that creates Request objects
 * would report an internal error and log the whole URL, which may contain personal data.
 */
export function refuseInvalidRequests(texts: RefusalTexts, listener: RequestListener): RequestListener {
  return (request, response) => {
    const refuse = (status: number, text: string) =>
      response
        .writeHead(status, {
          ...securityHeaders,
          "content-security-policy": closedPolicy,
          "content-type": "text/plain; charset=utf-8",
          "cache-control": "no-store",
          connection: "close",
          ...(status === 405 ? { allow: "GET, HEAD, POST" } : {}),
        })
        .end(text)
    if (unsupportedMethods.has(request.method ?? "")) return refuse(405, texts.methodNotAllowed)
    const target = targetOf(request)
    if (target === null || !hasValidHost(request, target)) return refuse(400, texts.invalidUrl)
    request.url = target
    return listener(request, response)
  }
}

function hasValidHost({ headers }: IncomingMessage, target: string) {
  return [headers.host ?? "localhost", headers["x-forwarded-host"]].every(
    (host) => host === undefined || URL.canParse(`http://${String(host)}${target}`),
  )
}

/** A proxy may send an absolute URL (RFC 9112, 3.2.2). Only its path is used; the host comes from the Host header. */
function targetOf({ url = "" }: IncomingMessage) {
  if (url.startsWith("/")) return url
  const absolute = URL.parse(url)
  return absolute && /^https?:$/.test(absolute.protocol) ? `${absolute.pathname}${absolute.search}` : null
}
