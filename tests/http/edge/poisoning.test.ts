import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type EdgeStack, openEdgeStack } from "../../../testing/servers/edge-stack.ts"
import { startNginx } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

let house: EdgeStack
/** What the application itself says, before anybody tried anything. */
const honest = new Map<string, string>()
const pages = [
  "/",
  "/sobre",
  "/amil",
  "/blog",
  "/blog?pagina=2",
  "/blog/carencias",
  "/blog.data",
  "/sitemap.xml",
]

beforeAll(async () => {
  house = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": new URL(house.nginx.url).host }
  for (const page of pages)
    honest.set(page, await (await fetch(`${house.webs[0].url}${page}`, { headers })).text())
})
afterAll(async () => {
  await house.close()
})

const canary = "veneno.example"
const withQuery = (page: string, query: string) => `${page}${page.includes("?") ? "&" : "?"}${query}`

/** Each is tried on pages that nobody holds yet and on pages that are held but no longer fresh. */
const attempts: Record<string, (page: string) => Promise<unknown>> = {
  "forwarded headers": (page) =>
    house.send(page, {
      headers: {
        "x-forwarded-host": canary,
        "x-forwarded-for": canary,
        "x-forwarded-proto": "http",
        "x-forwarded-port": "1",
        "x-forwarded-prefix": `/${canary}`,
        "x-host": canary,
        "x-forwarded-server": canary,
        forwarded: `host=${canary};proto=http`,
        via: canary,
        origin: `https://${canary}`,
        referer: `https://${canary}/`,
      },
    }),
  "another host": (page) =>
    house.sendBytes(`GET ${page} HTTP/1.1\r\nHost: ${canary}\r\nConnection: close\r\n\r\n`),
  "our host with another port": (page) =>
    house.sendBytes(`GET ${page} HTTP/1.1\r\nHost: localhost:9999\r\nConnection: close\r\n\r\n`),
  "an absolute address": (page) =>
    house.sendBytes(`GET https://${canary}${page} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
  "headers that rewrite the address": (page) =>
    house.send(page, {
      headers: { "x-original-url": "/painel", "x-rewrite-url": "/nada", "x-http-method-override": "POST" },
    }),
  "headers of the edge's own": (page) =>
    house.send(page, {
      headers: { "x-edge-refresh": "1", "x-edge-copy": "BYPASS", "x-accel-expires": "99" },
    }),
  "other methods": async (page) => {
    for (const method of ["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"])
      await house.send(page, { method })
  },
  "a GET with a body": (page) => house.send(page, { method: "GET", body: `name=${canary}&email=x` }),
  "a GET with a body in parts": (page) =>
    house.sendBytes(
      `GET ${page} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
    ),
  "a second request in a first one's body": (page) =>
    house.sendBytes(
      `GET ${page} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\nGET /${canary} HTTP/1.1\r\nHost: ${canary}\r\n\r\n`,
    ),
  "extensions and path tricks": async (page) => {
    const [pathname = ""] = page.split("?")
    for (const tail of [
      ".css",
      ";x.js",
      "/x.css",
      "%2f..%2fpainel",
      "/..;/painel",
      "%00.js",
      "%0d%0aX-Bad:1",
      "/.",
      "//",
      "\\..\\sobre",
      "%3fpagina=2",
      "#x",
    ])
      await house.sendBytes(`GET ${pathname}${tail} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    await house.send(pathname.toUpperCase())
    await house.send(`/x/..${pathname}`)
    await house.send(`/${pathname}`)
  },
  "query games": async (page) => {
    for (const query of [
      `utm_source=${canary}`,
      `x="><script>${canary}</script>`.replaceAll(/["<>]/g, encodeURIComponent),
      "pagina=3&pagina=2",
      "PAGINA=2",
      "p%61gina=2",
      "busca=&pagina=2",
      "_routes=root",
      "_data=root",
      "index",
      `busca=${canary}`,
      `ate=${canary}`,
      ";pagina=2",
      `${"a".repeat(4000)}=1`,
    ])
      await house.send(withQuery(page, query))
  },
  "ranges and conditions": async (page) => {
    await house.send(page, { headers: { range: "bytes=0-10" } })
    await house.send(page, { headers: { range: "bytes=-5", "if-range": '"x"' } })
    await house.send(page, {
      headers: { "if-none-match": "*", "if-modified-since": new Date().toUTCString() },
    })
    await house.send(page, { headers: { "if-match": '"none"' } })
  },
  encodings: async (page) => {
    for (const accepted of ["br, gzip", "deflate", "br\tgzip", "x-br", `br;q=${canary}`, "*", "identity;q=0"])
      await house.send(page, { headers: { "accept-encoding": accepted } })
  },
  "other preferences": (page) =>
    house.send(page, {
      headers: {
        accept: "application/json",
        "accept-language": "xx",
        "user-agent": `<script>${canary}</script>`,
        authorization: "Basic eDp4",
        cookie: `tema=${canary}`,
        "cache-control": "no-cache, no-store",
        pragma: "no-cache",
        te: "trailers",
      },
    }),
  "headers too large": (page) => house.send(page, { headers: { "x-large": "x".repeat(7000) } }),
  "headers far too large": (page) =>
    house.sendBytes(
      `GET ${page} HTTP/1.1\r\nHost: localhost\r\nX-Large: ${"x".repeat(40_000)}\r\nConnection: close\r\n\r\n`,
    ),
}

for (const [name, attempt] of Object.entries(attempts)) {
  test(`${name}: the next visitor gets the honest page`, async () => {
    for (const page of pages) {
      house.ageCopies(2 * 86_400)
      // A refusal in the middle of what is sent is an answer too.
      await attempt(page).catch(() => {})
      for (const accepted of ["br", "gzip", "identity"]) {
        const { status, text, headers } = await house.send(page, { headers: { "accept-encoding": accepted } })
        expect(status, page).toBe(200)
        expect(text === honest.get(page), `${page} ${accepted} ${String(headers["x-edge-cache"])}`).toBe(true)
      }
    }
    for (const { name: key, head, text } of house.cachedCopies()) {
      expect(key).toMatch(/^\/[a-z0-9./_-]*(\?pagina=[1-9]\d*)?$/)
      expect(`${head}${text}`).not.toContain(canary)
    }
  })
}

test("an edge that left the page's number out of the name would be poisoned, and be caught", async () => {
  const nginx = await startNginx(house.webs[0].port, {
    alterConfig: (site) => site.replace("$page_path$page_query;", "$page_path;"),
  })
  try {
    const { send } = edgeVisitor(nginx)
    await send("/blog?pagina=2")
    expect((await send("/blog")).text === honest.get("/blog")).toBe(false)
  } finally {
    await nginx.stop()
  }
})
