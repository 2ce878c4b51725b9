import type { IncomingMessage, RequestListener } from "node:http"
import type { HttpAnswers } from "./http-pipeline.server.ts"
import { closedPolicy, securityHeaders } from "./security-headers.ts"

/** No Request can carry these. */
const impossibleMethods = new Set(["CONNECT", "TRACE", "TRACK"])

/**
 * What cannot become a Request is refused here, before the library that makes Requests would call it an error of ours
 * and write it to the terminal, address and all.
 */
export function readableRequests(texts: HttpAnswers, listener: RequestListener): RequestListener {
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
    if (impossibleMethods.has(request.method ?? "")) return refuse(405, texts.methodNotAllowed)
    const target = targetOf(request)
    if (target === null || !hasReadableHost(request, target)) return refuse(400, texts.notAnAddress)
    request.url = target
    return listener(request, response)
  }
}

function hasReadableHost({ headers }: IncomingMessage, target: string) {
  return [headers.host ?? "localhost", headers["x-forwarded-host"]].every(
    (host) => host === undefined || URL.canParse(`http://${String(host)}${target}`),
  )
}

/** A proxy may send the whole address (RFC 9112, 3.2.2): its path counts, and the Host header as always. */
function targetOf({ url = "" }: IncomingMessage) {
  if (url.startsWith("/")) return url
  const whole = URL.parse(url)
  return whole && /^https?:$/.test(whole.protocol) ? `${whole.pathname}${whole.search}` : null
}
