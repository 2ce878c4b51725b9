import { execFile } from "node:child_process"
import { createServer, type RequestListener } from "node:http"
import { get } from "node:https"
import type { AddressInfo } from "node:net"
import { promisify } from "node:util"
import { afterEach, expect, inject, test } from "vitest"
import { company } from "../../../app/site/content/company.ts"
import { errors } from "../../../app/site/content/errors.ts"
import { unavailableText } from "../../../app/site/content/http-answers.ts"
import { freePort } from "../../../db/free-port.ts"
import { openEdgeStack } from "../../../testing/servers/edge-stack.ts"
import { startNginx } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"
import { goodFields } from "../../../testing/visitors/posted-form.ts"

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

async function startEdge(...upstreams: [number, number]) {
  const nginx = await startNginx(upstreams)
  open.push(nginx.stop)
  return edgeVisitor(nginx)
}

const day = 86_400
const run = promisify(execFile)

function gentle(text: string) {
  expect(text).toContain(errors.unreachable.title)
  expect(text).toContain(`href="tel:${company.mainPhone.e164}"`)
  expect(text).toContain(`https://wa.me/${company.chatNumber}`)
  expect(text).not.toContain("<script")
}

test("with application and database dead, pages answer 200 for a day and posts get a gentle page", async () => {
  const house = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  open.push(house.close)
  const pages = ["/", "/sobre", "/amil", "/blog", "/blog.data", "/blog?pagina=2", "/blog/carencias"]
  const alive = new Map<string, string>()
  for (const page of pages) alive.set(page, (await house.send(page)).text)
  await Promise.all(house.webs.map((web) => web.kill()))
  for (const [page, text] of alive) expect(await house.send(page)).toMatchObject({ status: 200, text })
  // Nine hours, eighteen hours, a day less a minute.
  for (const seconds of [day * 0.375, day * 0.375, day * 0.25 - 60]) {
    house.ageCopies(seconds)
    for (const [page, text] of alive)
      expect(await house.send(page), page).toMatchObject({
        status: 200,
        text,
        headers: { "x-edge-cache": "STALE" },
      })
  }
  const body = new URLSearchParams(goodFields).toString()
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: house.nginx.url }
  for (const address of ["/", "/cotacao?form=main", "/blog/carencias"]) {
    const posted = await house.send(address, { method: "POST", body, headers })
    expect(posted).toMatchObject({
      status: 503,
      headers: {
        "cache-control": "no-store",
        "retry-after": "30",
        "content-type": "text/html; charset=utf-8",
      },
    })
    gentle(posted.text)
  }
  const never = await house.send("/politicas-privacidade")
  expect(never.status).toBe(503)
  gentle(never.text)
  expect((await house.send("/edge/indisponivel.html")).status).toBe(404)
})

test("[N18.07] a page asked for in one encoding only answers in all of them while the application is dead", async () => {
  const house = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  open.push(house.close)
  const encodings = ["br", "gzip", "identity"]
  const inEncoding = (page: string, encoding: string, method = "GET") =>
    house.send(page, { method, headers: { "accept-encoding": encoding } })
  const pages = ["/", "/sobre", "/amil", "/blog", "/blog?pagina=2", "/blog/carencias", "/blog.data"]
  const texts = new Map<string, string>()
  for (const [n, page] of [...pages, "/sitemap.xml", "/blog/feed.xml", "/robots.txt"].entries())
    texts.set(page, (await inEncoding(page, encodings[n % 3] ?? "")).text)
  await Promise.all(house.webs.map((web) => web.kill()))
  for (const seconds of [0, day - 60]) {
    house.ageCopies(seconds)
    for (const [page, text] of texts)
      for (const encoding of encodings) {
        expect(await inEncoding(page, encoding), `${page} ${encoding}`).toMatchObject({ status: 200, text })
        expect(await inEncoding(page, encoding, "HEAD")).toMatchObject({ status: 200, text: "" })
      }
  }
  expect(house.cachedCopies()).toHaveLength(texts.size)
})

test("[N3.10] with the application dead, a machine address that is not held gets a short text, not a page", async () => {
  const nobody = await freePort()
  const edge = await startEdge(nobody, nobody)
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

test("an application that answers 503 hides no page that the edge still holds, and its own words pass", async () => {
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

test("a page that is gone takes the place of its copy; an address that never was takes none", async () => {
  const house = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  open.push(house.close)
  const address = "/blog/carencias"
  expect((await house.send(address)).status).toBe(200)
  await house.database.as.owner
    .updateTable("blogPosts")
    .set({ status: "archived" })
    .where("slug", "=", "carencias")
    .execute()
  house.ageCopies(120)
  await house.send(address)
  await expect.poll(async () => (await house.send(address)).status).toBe(404)
  await Promise.all(house.webs.map((web) => web.kill()))
  house.ageCopies(3600)
  expect((await house.send(address)).status).toBe(404)
  expect((await house.send("/blog/nunca-existiu")).status).toBe(503)
})

test("a post is sent once, a lead twice; if nobody took it, to the other process; a page is asked of both", async () => {
  const heard: string[] = []
  const dying = await startOrigin((request) => {
    heard.push(`${request.method}`)
    request.socket.destroy()
  })
  const well = await startOrigin((request, response) => {
    heard.push(`${request.method} again`)
    response.end("bem")
  })
  const nobody = await freePort()
  const broken = await startEdge(dying, dying)
  const post = { method: "POST", body: "a=b" }
  expect((await broken.send("/privacidade/escolha", post)).status).toBe(503)
  expect(heard.splice(0)).toEqual(["POST"])
  // Sent twice, a lead is one lead (decision 017).
  expect((await broken.send("/", post)).status).toBe(503)
  expect(heard.splice(0)).toEqual(["POST", "POST"])

  const half = await startEdge(nobody, well)
  for (let n = 0; n < 4; n++) expect((await half.send("/", { method: "POST", body: "a=b" })).text).toBe("bem")
  expect(heard.splice(0)).toEqual(Array.from({ length: 4 }, () => "POST again"))

  const other = await startEdge(dying, well)
  for (const page of ["/um", "/dois", "/tres"]) expect((await other.send(page)).text).toBe("bem")
})

test("the staff's live list passes event by event", async () => {
  let end = () => {}
  const port = await startOrigin((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" })
    response.write("data: um\n\n")
    end = () => response.end("data: dois\n\n")
  })
  const nginx = await startNginx(port)
  open.push(nginx.stop)
  const heard: string[] = []
  get(`${nginx.url}/painel/leads/ao-vivo`, { ca: nginx.certificate }, (answer) =>
    answer.setEncoding("utf8").on("data", (event: string) => heard.push(event)),
  )
  await expect.poll(() => heard).toEqual(["data: um\n\n"])
  end()
  await expect.poll(() => heard).toEqual(["data: um\n\n", "data: dois\n\n"])
})

test("after a refresh of all, every page of the site map outlives the application", async () => {
  const house = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  open.push(house.close)
  const { stdout } = await run(process.execPath, ["tools/refresh-edge.ts"], {
    env: { ...process.env, ...house.nginx.env },
  })
  expect(stdout).toMatch(/^[3-9]\d pages refreshed\n$/)
  const addresses = async (map: string) =>
    [...(await house.send(map)).text.matchAll(/<loc>https:\/\/localhost:\d+([^<]*)<\/loc>/g)].map(
      ([, address = ""]) => address || "/",
    )
  await Promise.all(house.webs.map((web) => web.kill()))
  house.ageCopies(day - 60)
  for (const map of await addresses("/sitemap.xml"))
    for (const address of await addresses(map))
      for (const encoding of ["br", "gzip", "identity"]) {
        const { status } = await house.send(address, { headers: { "accept-encoding": encoding } })
        expect(status, address).toBe(200)
      }
}, 120_000)
