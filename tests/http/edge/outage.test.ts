import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import { get } from "node:https"
import { type AddressInfo, connect } from "node:net"
import { promisify } from "node:util"
import { afterEach, expect, inject, test } from "vitest"
import { companyOf } from "../../../app/site/company/company.ts"
import { defaultCompany, officeHours } from "../../../app/site/content/company.ts"
import { errors } from "../../../app/site/content/errors.ts"
import { outageAddresses } from "../../../app/site/content/outage-pages.ts"
import { unavailableText } from "../../../app/site/content/refusal-texts.ts"
import { freePort } from "../../../db/free-port.ts"
import { headerFaults } from "../../../testing/oracles/header-oracle.ts"
import { openEdgeStack } from "../../../testing/servers/edge-stack.ts"
import { startNginx } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"
import { goodFields } from "../../../testing/visitors/posted-form.ts"

const company = companyOf(defaultCompany, officeHours)

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function startOrigin(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** As a machine that is off: it neither accepts a connection nor refuses it. */
async function startSilence() {
  const program = `require("net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 },
    function () { console.log(this.address().port) })`
  const silent = spawn(process.execPath, ["-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 60_000,
  })
  open.push(() => silent.kill("SIGKILL"))
  const port = Number(String(await once(silent.stdout, "data")))
  silent.kill("SIGSTOP")
  // They fill its queue.
  const waiting = Array.from({ length: 4 }, () => connect(port, "127.0.0.1").on("error", () => {}))
  open.push(() => waiting.map((socket) => socket.destroy()))
  await Promise.all(waiting.slice(0, 2).map((socket) => once(socket, "connect")))
  return port
}

async function startEdge(...upstreams: [number, number]) {
  const nginx = await startNginx(upstreams)
  open.push(nginx.stop)
  return edgeVisitor(nginx)
}

const day = 86_400
const run = promisify(execFile)

function expectUnavailablePage(text: string) {
  expect(text).toContain(errors.unreachable.title)
  expect(text).toContain(`href="tel:${company.mainPhone.e164}"`)
  expect(text).toContain(`https://wa.me/${company.whatsapp.e164.slice(1)}`)
  expect(text).not.toContain("<script")
}

test("while application and database are down, pages return 200 for a day and posts get the unavailable page", async () => {
  const stack = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  open.push(stack.close)
  const pages = ["/", "/sobre", "/amil", "/blog", "/blog.data", "/blog?pagina=2", "/blog/carencias"]
  const refreshed = await stack.send(outageAddresses[0] ?? "", {
    headers: { "x-edge-refresh": stack.nginx.refreshKey },
  })
  const alive = new Map<string, string>()
  for (const page of pages) alive.set(page, (await stack.send(page)).text)
  await Promise.all(stack.sites.map((web) => web.kill()))
  for (const [page, text] of alive) expect(await stack.send(page)).toMatchObject({ status: 200, text })
  // Nine hours, eighteen hours, a day less a minute.
  for (const seconds of [day * 0.375, day * 0.375, day * 0.25 - 60]) {
    stack.ageCopies(seconds)
    for (const [page, text] of alive)
      expect(await stack.send(page), page).toMatchObject({
        status: 200,
        text,
        headers: { "x-edge-cache": "STALE" },
      })
  }
  const body = new URLSearchParams(goodFields).toString()
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: stack.nginx.url }
  for (const address of ["/", "/cotacao?form=main", "/blog/carencias"]) {
    const posted = await stack.send(address, { method: "POST", body, headers })
    expect(posted).toMatchObject({
      status: 503,
      headers: {
        "cache-control": "no-store",
        "retry-after": "30",
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": refreshed.headers["content-security-policy"],
      },
    })
    expect(headerFaults(posted.headers)).toEqual([])
    expectUnavailablePage(posted.text)
  }
  const never = await stack.send("/politicas-privacidade")
  expect(never.status).toBe(503)
  expectUnavailablePage(never.text)
  expect((await stack.send("/edge/indisponivel.html")).status).toBe(404)
})

test("[N18.07] a page cached from one encoding is served in all encodings while the application is down", async () => {
  const stack = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  open.push(stack.close)
  const encodings = ["br", "gzip", "identity"]
  const inEncoding = (page: string, encoding: string, method = "GET") =>
    stack.send(page, { method, headers: { "accept-encoding": encoding } })
  const pages = ["/", "/sobre", "/amil", "/blog", "/blog?pagina=2", "/blog/carencias", "/blog.data"]
  const texts = new Map<string, string>()
  for (const [n, page] of [...pages, "/sitemap.xml", "/blog/feed.xml", "/robots.txt"].entries())
    texts.set(page, (await inEncoding(page, encodings[n % 3] ?? "")).text)
  await Promise.all(stack.sites.map((web) => web.kill()))
  for (const seconds of [0, day - 60]) {
    stack.ageCopies(seconds)
    for (const [page, text] of texts)
      for (const encoding of encodings) {
        const served = await inEncoding(page, encoding)
        expect(served, `${page} ${encoding}`).toMatchObject({ status: 200, text })
        expect([encoding, "identity"]).toContain(served.headers["content-encoding"] ?? "identity")
        expect(await inEncoding(page, encoding, "HEAD")).toMatchObject({ status: 200, text: "" })
      }
  }
  expect(stack.cachedCopies()).toHaveLength(texts.size)
})

test("[N3.10] while the application is down, an uncached machine address returns a short text, not a page", async () => {
  const closedPort = await freePort()
  const edge = await startEdge(closedPort, closedPort)
  for (const address of [
    "/sitemap.xml",
    "/blog/feed.xml",
    "/robots.txt",
    "/site.webmanifest",
    "/og/blog/a.png",
  ])
    expect(await edge.send(address), address).toMatchObject({
      status: 503,
      text: unavailableText,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": "30",
      },
    })
})

test("serves cached pages while the application returns 503, and passes its 503 responses to posts", async () => {
  let isWell = true
  const port = await startOrigin((request, response) => {
    response.writeHead(isWell ? 200 : 503, {
      "cache-control": isWell ? "public, s-maxage=60, stale-if-error=86400" : "no-store",
    })
    response.end(isWell ? "bem" : `mal: ${request.method}`)
  })
  const edge = await startEdge(port, port)
  expect((await edge.send("/sobre")).text).toBe("bem")
  isWell = false
  edge.ageCopies(3600)
  expect(await edge.send("/sobre")).toMatchObject({ status: 200, text: "bem" })
  expect(await edge.send("/", { method: "POST", body: "a=b" })).toMatchObject({
    status: 503,
    text: "mal: POST",
  })
})

test("a 404 replaces the cached copy of a removed page; an unknown address is not cached", async () => {
  const stack = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  open.push(stack.close)
  const address = "/blog/carencias"
  expect((await stack.send(address)).status).toBe(200)
  await stack.database.as.owner
    .updateTable("blogPosts")
    .set({ status: "archived" })
    .where("slug", "=", "carencias")
    .execute()
  stack.ageCopies(120)
  await stack.send(address)
  await expect.poll(async () => (await stack.send(address)).status).toBe(404)
  await Promise.all(stack.sites.map((web) => web.kill()))
  stack.ageCopies(3600)
  expect((await stack.send(address)).status).toBe(404)
  expect((await stack.send("/blog/nunca-existiu")).status).toBe(503)
})

test("sends a post once and a lead again, retries a refused connection on the other process, and reads pages from both", async () => {
  const received: string[] = []
  const dying = await startOrigin((request) => {
    received.push(`${request.method}`)
    request.socket.destroy()
  })
  const well = await startOrigin((request, response) => {
    received.push(`${request.method} again`)
    response.end("bem")
  })
  const closedPort = await freePort()
  const broken = await startEdge(dying, dying)
  const post = { method: "POST", body: "a=b" }
  expect((await broken.send("/privacidade/escolha", post)).status).toBe(503)
  expect(received.splice(0)).toEqual(["POST"])
  // A lead sent again is stored once (decision 017).
  expect((await broken.send("/", post)).status).toBe(503)
  expect(received.splice(0)).toEqual(["POST", "POST"])

  const half = await startEdge(closedPort, well)
  for (let n = 0; n < 4; n++) expect((await half.send("/", { method: "POST", body: "a=b" })).text).toBe("bem")
  expect(received.splice(0)).toEqual(Array.from({ length: 4 }, () => "POST again"))

  const other = await startEdge(dying, well)
  for (const page of ["/um", "/dois", "/tres"]) expect((await other.send(page)).text).toBe("bem")
})

test("[N18.06] a process that does not answer a connection keeps no lead from the other one", async () => {
  const well = await startOrigin((_request, response) => response.end("bem"))
  const half = await startEdge(await startSilence(), well)
  for (let n = 0; n < 2; n++) expect((await half.send("/", { method: "POST", body: "a=b" })).text).toBe("bem")
})

test("passes the live events of the desk one by one", async () => {
  let end = () => {}
  const port = await startOrigin((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" })
    response.write("data: um\n\n")
    end = () => response.end("data: dois\n\n")
  })
  const nginx = await startNginx(port)
  open.push(nginx.stop)
  const received: string[] = []
  get(`${nginx.url}/painel/leads/ao-vivo`, { ca: nginx.certificate }, (answer) =>
    answer.setEncoding("utf8").on("data", (event: string) => received.push(event)),
  )
  await expect.poll(() => received).toEqual(["data: um\n\n"])
  end()
  await expect.poll(() => received).toEqual(["data: um\n\n", "data: dois\n\n"])
})

test("[N18.06] after a refresh of all pages, also beside an edge that is away, every page of the sitemap is served while the application is down", async () => {
  const stack = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  open.push(stack.close)
  const { EDGE_REFRESH_URLS: url } = stack.nginx.env
  const away = `https://127.0.0.1:${await freePort()}`
  const env = { ...process.env, ...stack.nginx.env, EDGE_REFRESH_URLS: `${away},${url}` }
  const outcome = await run(process.execPath, ["tools/refresh-edge.ts"], { env }).catch(
    (error: unknown) => error,
  )
  expect(outcome).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(new RegExp(`^${url}: [3-9]\\d pages refreshed\n$`)),
    stderr: expect.stringContaining(`${away} was not refreshed`),
  })
  const addresses = async (map: string) =>
    [...(await stack.send(map)).text.matchAll(/<loc>https:\/\/localhost:\d+([^<]*)<\/loc>/g)].map(
      ([, address = ""]) => address || "/",
    )
  await Promise.all(stack.sites.map((web) => web.kill()))
  stack.ageCopies(day - 60)
  for (const map of await addresses("/sitemap.xml"))
    for (const address of await addresses(map))
      for (const encoding of ["br", "gzip", "identity"]) {
        const { status } = await stack.send(address, { headers: { "accept-encoding": encoding } })
        expect(status, address).toBe(200)
      }
  expectUnavailablePage((await stack.send("/", { method: "POST", body: "a=b" })).text)
})
