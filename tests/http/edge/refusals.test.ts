import { readdirSync } from "node:fs"
import { createServer } from "node:http"
import { connect, type IncomingHttpHeaders } from "node:http2"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closedPolicy, securityHeaders } from "../../../app/platform/http/security-headers.ts"
import { edgeRefusalTexts } from "../../../app/site/content/refusal-texts.ts"
import { headerFaults } from "../../../testing/oracles/header-oracle.ts"
import { startNginx, thisMachine } from "../../../testing/servers/nginx.ts"
import { sendRaw, splitReply } from "../../../testing/visitors/send-raw.ts"

type Refusal = readonly [name: string, bytes: string, status: keyof typeof edgeRefusalTexts]

let nginx: Awaited<ReturnType<typeof startNginx>>
const close: (() => unknown)[] = []
beforeAll(async () => {
  const origin = createServer((received, response) => {
    if (received.url === "/painel/falha") received.socket.destroy()
    else response.end("bem")
  })
  await new Promise<void>((resolve) => origin.listen(0, "127.0.0.1", resolve))
  nginx = await startNginx((origin.address() as AddressInfo).port, {
    trustedProxies: thisMachine,
    alterConfig: (site) => site.replaceAll(/burst=\d+/g, "burst=1"),
  })
  close.push(nginx.stop, () => origin.close())
})
afterAll(async () => {
  for (const end of close) await end()
})

const visitor = "X-Forwarded-For: 198.51.100.7\r\n"
const chunked = "Transfer-Encoding: chunked\r\n"
const asset = readdirSync(path.join(import.meta.dirname, "../../../build/edge/assets")).find((name) =>
  name.endsWith(".js"),
)

function requestOf(line: string, headers = "", body = "") {
  return `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${body}`
}

/** Requests that nginx refuses while it reads them, before it chooses a location. */
const unreadable: readonly Refusal[] = [
  ["no address", "GET\r\n\r\n", 400],
  ["another protocol", "\x01\x02\x03\r\n\r\n", 400],
  ["a relative address", requestOf("GET sobre"), 400],
  ["an address above the root", requestOf("GET /../etc/passwd"), 400],
  ["a NUL in the address", requestOf("GET /%00"), 400],
  ["a long address", requestOf(`GET /${"a".repeat(9000)}`), 414],
  ["an unknown version", "GET / HTTP/3.0\r\nHost: localhost\r\n\r\n", 400],
  ["HTTP/2 that was not negotiated", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["no host name", "GET / HTTP/1.1\r\n\r\n", 400],
  ["an invalid host name", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
  ["an invalid header before the host name", "GET / HTTP/1.1\r\nX: \0\r\nHost: localhost\r\n\r\n", 400],
  ["an invalid header", requestOf("GET /", "a\0b: c\r\n"), 400],
  ["a large header", requestOf("GET /", `Cookie: a=${"b".repeat(9000)}\r\n`), 431],
  ["many headers", requestOf("GET /", `X: ${"a".repeat(4000)}\r\n`.repeat(12)), 431],
  ["two lengths", requestOf("POST /", "Content-Length: 1\r\nContent-Length: 2\r\n", "a"), 400],
  ["an unknown transfer encoding", requestOf("POST /", "Transfer-Encoding: gzip\r\n"), 400],
  ["TRACE", requestOf("TRACE /"), 405],
  ["CONNECT", requestOf("CONNECT localhost:443"), 400],
]

/** Requests that nginx refuses in a location. */
const refused: readonly Refusal[] = [
  ["a large body", requestOf("POST /", "Content-Length: 100000\r\n"), 413],
  ["large chunks", requestOf("POST /", chunked, `11000\r\n${"a".repeat(0x11000)}\r\n0\r\n\r\n`), 413],
  ["an invalid chunk", requestOf("POST /", chunked, "zz\r\n"), 400],
  ["an unknown asset", requestOf("GET /assets/x.js"), 404],
  ["a compressed copy", requestOf(`GET /assets/${asset}.br`), 404],
  ["the folder of the assets", requestOf("GET /assets/"), 403],
  ["a post to an asset", requestOf(`POST /assets/${asset}`, "Content-Length: 0\r\n"), 405],
  ["another version of an asset", requestOf(`GET /assets/${asset}`, 'If-Match: "x"\r\n'), 412],
  [
    "a condition on a page",
    requestOf("GET /", "If-Unmodified-Since: Thu, 01 Jan 2026 00:00:00 GMT\r\n"),
    412,
  ],
  ["a page for errors", requestOf("GET /edge/indisponivel.html"), 404],
  ["the location of refusals", requestOf("GET /edge/refusal"), 404],
  ["readiness, from another machine", requestOf("GET /pronto", visitor), 403],
]

async function send(bytes: string, { port = nginx.port, isSecure = true } = {}) {
  const request = { bytes: Buffer.from(bytes, "latin1"), isCut: false }
  return splitReply(await sendRaw(port, isSecure, request, 5000))
}

const plainPort = () => Number(new URL(nginx.httpUrl).port)
const { "strict-transport-security": _secureOnly, ...plainHeaders } = securityHeaders
const closedHeaders = { "content-security-policy": closedPolicy, "cache-control": "no-store" }

/** Sends all and expects the text of each status with every header, and nothing that names nginx's version. */
async function expectRefusals(
  requests: readonly Refusal[],
  target: { port?: number; isSecure?: boolean } = {},
) {
  const { isSecure = true } = target
  await Promise.all(
    requests.map(async ([name, bytes, status]) => {
      const reply = await send(bytes, target)
      expect(reply, name).toMatchObject({
        status,
        body: edgeRefusalTexts[status],
        headers: {
          ...(isSecure ? securityHeaders : plainHeaders),
          ...closedHeaders,
          "content-type": "text/plain; charset=utf-8",
          server: "nginx",
        },
      })
      // RFC 6797, 7.2: not over plain HTTP.
      if (!isSecure) expect(reply.headers, name).not.toHaveProperty("strict-transport-security")
      if (status === 405) expect(reply.headers["allow"], name).toMatch(/^GET, HEAD(, POST)?$/)
    }),
  )
}

test("S7 nginx refuses requests over TLS with a Portuguese text and all security headers", async () => {
  await expectRefusals([...unreadable, ...refused])
})

test("S7 nginx refuses unreadable requests over plain HTTP with all security headers", async () => {
  await expectRefusals(unreadable, { port: plainPort(), isSecure: false })
  await expectRefusals([["an unknown challenge", requestOf("GET /.well-known/acme-challenge/x"), 404]], {
    port: plainPort(),
    isSecure: false,
  })
})

test("S7 nginx refuses plain HTTP at the port for TLS with all security headers", async () => {
  await expectRefusals(
    [
      ...unreadable,
      ["a page", requestOf("GET /"), 400],
      ["another host", "GET / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ],
    { isSecure: false },
  )
})

test("S7 the redirect from plain HTTP to TLS has all security headers", async () => {
  const { status, headers } = await send(requestOf("GET /blog?pagina=2"), {
    port: plainPort(),
    isSecure: false,
  })
  expect(status).toBe(308)
  expect(headers).toMatchObject({ ...plainHeaders, ...closedHeaders, location: `${nginx.url}/blog?pagina=2` })
  expect(headers).not.toHaveProperty("strict-transport-security")
})

test("S7 the pages for too many requests and for an outage have all security headers", async () => {
  const limited = await Promise.all(Array.from({ length: 9 }, () => send(requestOf("GET /painel", visitor))))
  const tooMany = limited.find(({ status }) => status === 429)
  const failed = await send(requestOf("GET /painel/falha"))
  expect(failed.status).toBe(503)
  for (const headers of [tooMany?.headers ?? {}, failed.headers]) {
    expect(headerFaults(headers)).toEqual([])
    expect(headers).toMatchObject({ "cache-control": "no-store", "content-type": "text/html; charset=utf-8" })
  }
})

test("S7 nginx refuses requests over HTTP/2 with all security headers", async () => {
  const session = connect(nginx.url, { ca: nginx.certificate })
  close.unshift(() => session.destroy())
  for (const [headers, status] of [
    [{ ":path": "/assets/x.js" }, 404],
    [{ ":path": "/", ":method": "TRACE" }, 405],
    [{ ":path": "/../x" }, 400],
    [{ ":path": "/", ":method": "POST", "content-length": "100000" }, 413],
  ] as const) {
    const reply = await new Promise<IncomingHttpHeaders>((resolve, reject) =>
      session.request(headers).once("response", resolve).once("error", reject).end(),
    )
    expect(reply).toMatchObject({
      ...securityHeaders,
      ...closedHeaders,
      ":status": status,
      "content-type": "text/plain; charset=utf-8",
    })
  }
})

test("ignores the ranges of a request for an asset", async () => {
  const { status, headers } = await send(requestOf(`GET /assets/${asset}`, "Range: bytes=99999999-\r\n"))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    ...securityHeaders,
    "cache-control": "public, max-age=31536000, immutable",
  })
})
