import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { connect } from "node:http2"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import { afterEach, expect, test } from "vitest"
import { securityHeaders } from "../../../app/platform/http/security-headers.ts"
import { errors } from "../../../app/site/content/errors.ts"
import { outageAddresses } from "../../../app/site/content/outage-pages.ts"
import { edgeRefusalTexts, unavailableText } from "../../../app/site/content/refusal-texts.ts"
import { headerFaults } from "../../../testing/oracles/header-oracle.ts"
import { startNginx, thisMachine } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"
import { sendRaw, splitReply } from "../../../testing/visitors/send-raw.ts"

const [unavailable = "", tooMany = ""] = outageAddresses
const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'sha256-x'"
const post = { method: "POST", body: "a=b" }
const day = 86_400

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

type Reply = (request: IncomingMessage, response: ServerResponse) => void
type Options = Parameters<typeof startNginx>[1] & { reply?: Reply }

/** As the site sends its pages for an outage: compressed, with its own policy. */
const sendPage: Reply = ({ url }, response) => {
  response.writeHead(200, {
    ...securityHeaders,
    "cache-control": "public, s-maxage=604800",
    "content-encoding": "gzip",
    "content-security-policy": policy,
    "content-type": "text/html; charset=utf-8",
    "x-request-id": "id-of-the-refresh",
  })
  response.end(gzipSync(`page of ${url}`))
}

/** An edge and one process. `received` are the requests that reached the process. */
async function openEdge({ reply = sendPage, ...options }: Options = {}) {
  const received: string[] = []
  const site = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`)
    reply(request, response)
  })
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve))
  const stopSite = () => {
    site.closeAllConnections()
    return new Promise((resolve) => site.close(resolve))
  }
  const { port } = site.address() as AddressInfo
  const nginx = await startNginx(port, { trustedProxies: thisMachine, ...options })
  open.push(stopSite, nginx.stop)
  const visitor = edgeVisitor(nginx)
  const refresh = (address: string) =>
    visitor.send(address, { headers: { "x-edge-refresh": nginx.refreshKey } })
  return { nginx, received, stopSite, refresh, ...visitor }
}

/** Each network may send two requests; nginx refuses its others. */
function strictLimits(site: string) {
  return site.replaceAll(/burst=\d+/g, "burst=1").replaceAll(/rate=\d+r\/s/g, "rate=1r/m")
}

const ofVisitor = { "x-forwarded-for": "198.51.100.7" }
const expected = { "cache-control": "no-store", "retry-after": "30", "x-request-id": expect.any(String) }

test("[N5.02] in an outage every client gets the copy of the site's page, of any age, with the headers of that page", async () => {
  const edge = await openEdge()
  for (const address of outageAddresses)
    expect(await edge.refresh(address)).toMatchObject({ status: 200, text: `page of ${address}` })
  await edge.stopSite()
  for (const [seconds, cache] of [
    [0, "HIT"],
    [8 * day, "STALE"],
  ] as const) {
    edge.ageCopies(seconds)
    for (const encoding of ["gzip", "br, gzip;q=0.5", "identity", "br"])
      for (const [address, method] of [
        ["/sobre", "GET"],
        ["/", "POST"],
        ["/cotacao", "POST"],
        ["/painel", "GET"],
        ["/painel", "PUT"],
        ["/sobre", "HEAD"],
      ] as const) {
        const headers = { "accept-encoding": encoding }
        const body = method === "POST" ? "a=b" : ""
        const served = await edge.send(address, { method, headers, body })
        const name = `${method} ${address} ${encoding} ${seconds}`
        expect(served, name).toMatchObject({
          status: 503,
          text: method === "HEAD" ? "" : `page of ${unavailable}`,
          headers: { ...securityHeaders, ...expected, "content-type": "text/html; charset=utf-8" },
        })
        expect(served.headers["content-security-policy"], name).toBe(policy)
        expect(served.headers["x-edge-cache"], name).toBe(cache)
        expect(served.headers["x-request-id"], name).toMatch(/^[\da-f]{32}$/)
        expect(served.headers["content-encoding"], name).toBe(encoding.includes("gzip") ? "gzip" : undefined)
      }
  }
  expect(await edge.send("/robots.txt")).toMatchObject({ status: 503, text: unavailableText })
  expect(edge.cachedCopies().map(({ name }) => name)).toEqual(expect.arrayContaining([...outageAddresses]))
  expect(edge.cachedCopies()).toHaveLength(2)
})

test("an edge without a copy shows the page of the build, which names no phone", async () => {
  const edge = await openEdge({ alterConfig: strictLimits })
  const refused = await firstRefusal(() => edge.send("/sobre", { headers: ofVisitor }))
  await edge.stopSite()
  for (const [served, status, title] of [
    [refused, 429, errors.tooMany.title],
    [await edge.send("/"), 503, errors.unreachable.title],
    [await edge.send("/", post), 503, errors.unreachable.title],
  ] as const) {
    expect(served).toMatchObject({
      status,
      text: expect.stringContaining(title),
      headers: { ...expected, "content-type": "text/html; charset=utf-8" },
    })
    expect(headerFaults(served.headers)).toEqual([])
    expect(served.headers["content-security-policy"]).toContain("style-src 'self'")
    expect(served.text).not.toMatch(/tel:|wa\.me/)
  }
  expect(await edge.send("/", { method: "HEAD" })).toMatchObject({ status: 503, text: "", headers: expected })
  // nginx requested neither page, and the missing copy counts as no fault of a process.
  expect(edge.received.filter((line) => line.includes("/edge/"))).toEqual([])
  await edge.nginx.stop()
  expect(edge.nginx.logs()["edge access log"]).toMatch(/ 429 \d+ [\d.]+ MISS - "webplan_no_process" /)
})

test("a request beyond nginx's limits gets the copy with 429, and nginx sends no request for it", async () => {
  const edge = await openEdge({ alterConfig: strictLimits })
  await edge.refresh(tooMany)
  for (const seconds of [0, 8 * day]) {
    edge.ageCopies(seconds)
    for (const [address, options] of [
      ["/sobre", {}],
      ["/", { method: "HEAD" }],
      ["/", post],
      ["/painel", post],
      ["/privacidade/cancelar-emails/segredo", post],
    ] as const)
      expect(await firstRefusal(() => edge.send(address, { ...options, headers: ofVisitor }))).toMatchObject({
        text: "method" in options && options.method === "HEAD" ? "" : `page of ${tooMany}`,
        headers: { ...expected, "content-security-policy": policy },
      })
  }
  expect(edge.received.filter((line) => line.includes("/edge/"))).toHaveLength(1)
  await edge.nginx.stop()
  const { "edge access log": log } = edge.nginx.logs()
  const refusals = log.split("\n").filter((line) => line.includes(" 429 "))
  expect(refusals.length).toBeGreaterThan(9)
  // No fault of a process; the last field is a request id.
  for (const line of refusals) expect(line).toMatch(/ (?:HIT|STALE) - .* [\da-f]{32}$/)
})

test("a request beyond nginx's limits gets the copy before its body arrives, and then nginx closes the connection", async () => {
  const edge = await openEdge({ alterConfig: strictLimits })
  await edge.refresh(tooMany)
  await firstRefusal(() => edge.send("/", { ...post, headers: ofVisitor }))
  const sendPart = async (headers: string, body: string) => {
    const head = `POST / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.7\r\n${headers}\r\n\r\n`
    const bytes = Buffer.from(head + body)
    return splitReply(await sendRaw(edge.nginx.port, true, { bytes, isCut: false }, 5000))
  }
  for (const [headers, body] of [
    ["Content-Length: 60000", "a=b"],
    ["Content-Length: 3\r\nExpect: 100-continue", ""],
    ["Transfer-Encoding: chunked", "3\r\na=b\r\n"],
  ] as const)
    expect(await sendPart(headers, body), headers).toMatchObject({
      status: 429,
      body: expect.stringContaining(`page of ${tooMany}`),
      headers: { connection: "close", "content-security-policy": policy },
    })
  for (const [body, status] of [
    [`11000\r\n${"a".repeat(0x11000)}\r\n0\r\n\r\n`, 413],
    ["zz\r\n", 400],
  ] as const)
    expect(await sendPart("Transfer-Encoding: chunked", body)).toMatchObject({
      status,
      body: edgeRefusalTexts[status],
      headers: securityHeaders,
    })
  const session = connect(edge.nginx.url, { ca: edge.nginx.certificate })
  open.push(() => session.destroy())
  for (let n = 0; n < 3; n++) {
    const status = await new Promise<unknown>((resolve, reject) => {
      const stream = session.request({ ":path": "/", ":method": "POST", ...ofVisitor })
      stream.once("response", (headers) => resolve(headers[":status"])).once("error", reject)
      stream.write("a=b")
    })
    expect(status).toBe(429)
  }
})

test("a visitor reaches neither the pages for an outage nor their copies", async () => {
  const edge = await openEdge()
  await edge.refresh(unavailable)
  const text = `page of ${unavailable}`
  edge.received.length = 0
  for (const address of [
    ...outageAddresses,
    `${unavailable}?x=1`,
    `${unavailable}.data`,
    `/${unavailable}`,
    `/x/..${unavailable}`,
    "/%65dge/indisponivel.html",
    "/edge/",
    "/edge/indisponivel.txt",
    "/edge/copies/indisponivel.html",
    "/edge/copies/muitos-pedidos.html",
    "/edge/files/indisponivel.html",
    "/edge/refusal",
  ])
    for (const method of ["GET", "HEAD", "POST"])
      for (const key of ["", "1", "x".repeat(48), `${edge.nginx.refreshKey}x`]) {
        const headers = { "x-edge-refresh": key, cookie: "__Host-titular=x" }
        const body = method === "POST" ? "a=b" : ""
        expect(await edge.send(address, { method, headers, body }), `${method} ${address}`).toMatchObject({
          status: 404,
          text: method === "HEAD" ? "" : edgeRefusalTexts[404],
          headers: { ...securityHeaders, "cache-control": "no-store" },
        })
      }
  expect(edge.received).toEqual([])
  // With the key, only these two pages, and only read.
  for (const address of ["/edge/outra.html", "/edge/copies/indisponivel.html", "/edge/indisponivel.txt"])
    expect((await edge.refresh(address)).status, address).toBe(404)
  const key = { "x-edge-refresh": edge.nginx.refreshKey }
  expect((await edge.send(unavailable, { ...post, headers: key })).status).toBe(404)
  expect(edge.received).toEqual([])
  // nginx passes other spellings to the site and caches nothing under them.
  for (const address of ["/EDGE/indisponivel.html", "/edge;/indisponivel.html", "/edge"])
    await edge.send(address)
  expect(edge.cachedCopies()).toMatchObject([{ name: unavailable, text }])
  await edge.stopSite()
  expect(await edge.send("/")).toMatchObject({ status: 503, text })
})

test("a refresh replaces the copy, and one that fails leaves it unchanged", async () => {
  let answer = { status: 200, text: "first" }
  const edge = await openEdge({
    reply: (request, response) => {
      const isWell = answer.status === 200
      response.writeHead(answer.status, { "cache-control": isWell ? "public, s-maxage=604800" : "no-store" })
      if (request.method === "POST") request.socket.destroy()
      else response.end(answer.text)
    },
  })
  const shown = async () => (await edge.send("/", post)).text
  await edge.refresh(unavailable)
  expect(await shown()).toBe("first")
  for (const status of [500, 503, 429]) {
    answer = { status, text: "failed" }
    expect((await edge.refresh(unavailable)).status).toBe(status)
    expect(await shown()).toBe("first")
  }
  answer = { status: 200, text: "second" }
  await edge.refresh(unavailable)
  expect(await shown()).toBe("second")
  await edge.stopSite()
  expect((await edge.refresh(unavailable)).status).toBe(503)
  expect(await shown()).toBe("second")
})

test("passes on the errors of the application itself", async () => {
  const edge = await openEdge({
    reply: (request, response) => {
      const [status] = /\d+$/.exec(request.url ?? "") ?? []
      if (status)
        response.writeHead(Number(status), { "cache-control": "no-store" }).end("of the application")
      else sendPage(request, response)
    },
  })
  for (const address of outageAddresses) await edge.refresh(address)
  for (const status of [429, 500, 502, 503, 504])
    for (const options of [{}, post])
      for (const address of [`/x-${status}`, `/painel/${status}`])
        expect(await edge.send(address, options), address).toMatchObject({
          status,
          text: "of the application",
        })
})

/** The first refusal by nginx's limits. */
async function firstRefusal(send: () => ReturnType<ReturnType<typeof edgeVisitor>["send"]>) {
  for (let n = 0; n < 9; n++) {
    const served = await send()
    if (served.status === 429) return served
  }
  throw new Error("nginx refused no request")
}
