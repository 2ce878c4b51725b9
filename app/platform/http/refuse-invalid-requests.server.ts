import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http"
import type { Duplex } from "node:stream"
import type { RefusalTexts } from "./http-pipeline.server.ts"
import { closedPolicy, securityHeaders } from "./security-headers.ts"

/** The Request class rejects these methods. */
const unsupportedMethods = new Set(["CONNECT", "TRACE", "TRACK"])

/** A name or an address with an optional port. A user name before it would make a URL that the Request class rejects. */
const hostText = /^[\w.:[\]-]+$/

/**
 * Refuses requests from which no Request object can be created. Otherwise the library that creates Request objects
 * would report an internal error and log the whole URL, which may contain personal data.
 */
export function refuseInvalidRequests(texts: RefusalTexts, listener: RequestListener): RequestListener {
  return (request, response) => {
    const refuse = (status: number, text: string) =>
      response
        .writeHead(status, { ...refusalHeaders, ...(status === 405 ? { allow: "GET, HEAD, POST" } : {}) })
        .end(text)
    if (unsupportedMethods.has(request.method ?? "")) return refuse(405, texts.methodNotAllowed)
    const target = targetOf(request)
    if (target === null || !hasValidHost(request, target)) return refuse(400, texts.invalidUrl)
    request.url = target
    return listener(request, response)
  }
}

/** Refuses requests that Node's parser cannot read. By itself Node would send a status line without headers and text. */
export function refuseUnreadableRequests(server: Server, texts: RefusalTexts) {
  const responses = new WeakMap<Duplex, ServerResponse>()
  server.on("request", (request, response) => responses.set(request.socket, response))
  // An unknown expectation may be ignored (RFC 9110, 10.1.1).
  server.on("checkExpectation", (request, response) => server.emit("request", request, response))
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket)
    const isAnswering = response?.headersSent && !response.writableEnded
    if (!socket.writable || isAnswering) return socket.destroy()
    const [status, text] = unreadableReply(error, texts)
    const headers = { ...refusalHeaders, "content-length": Buffer.byteLength(text) }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    return socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${text}`, () =>
      socket.destroy(),
    )
  })
}

function unreadableReply({ code }: NodeJS.ErrnoException, texts: RefusalTexts) {
  if (code === "HPE_HEADER_OVERFLOW") return [431, texts.headersTooLarge] as const
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return [413, texts.tooLarge] as const
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return [408, texts.tooSlow] as const
  return [400, texts.unreadable] as const
}

const refusalHeaders = {
  ...securityHeaders,
  "content-security-policy": closedPolicy,
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
  connection: "close",
}

function hasValidHost({ headers, httpVersion }: IncomingMessage, target: string) {
  if (headers.host === undefined && httpVersion !== "1.0") return false
  return [headers.host ?? "localhost", headers["x-forwarded-host"]].every(
    (host) =>
      host === undefined || (hostText.test(String(host)) && URL.canParse(`http://${String(host)}${target}`)),
  )
}

/** A proxy may send an absolute URL (RFC 9112, 3.2.2). Only its path is used; the host comes from the Host header. */
function targetOf({ url = "" }: IncomingMessage) {
  if (url.startsWith("/")) return url
  const absolute = URL.parse(url)
  return absolute && /^https?:$/.test(absolute.protocol) ? `${absolute.pathname}${absolute.search}` : null
}
