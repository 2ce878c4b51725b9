import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type EdgeStack, openEdgeStack } from "../../../testing/servers/edge-stack.ts"
import { startNginx } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

let house: EdgeStack
/** The responses of the application before any attempt. */
const expected = new Map<string, string>()
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
    expected.set(page, await (await fetch(`${house.webs[0].url}${page}`, { headers })).text())
})
afterAll(async () => {
  await house.close()
})

const canary = "veneno.example"
const withQuery = (page: string, query: string) => `${page}${page.includes("?") ? "&" : "?"}${query}`

/** Each is tried on uncached pages and on stale copies. */
const attempts: Record<string, (page: string) => Promise<unknown>> = {
  "forwarded headers": (page) =>
    house.ask(page, {
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
  "another host": (page) => house.say(`GET ${page} HTTP/1.1\r\nHost: ${canary}\r\nConnection: close\r\n\r\n`),
  "our host with another port": (page) =>
    house.say(`GET ${page} HTTP/1.1\r\nHost: localhost:9999\r\nConnection: close\r\n\r\n`),
  "an absolute address": (page) =>
    house.say(`GET https://${canary}${page} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
  "headers that rewrite the address": (page) =>
    house.ask(page, {
      headers: { "x-original-url": "/painel", "x-rewrite-url": "/nada", "x-http-method-override": "POST" },
    }),
  "headers of the edge's own": (page) =>
    house.ask(page, { headers: { "x-edge-refresh": "1", "x-edge-copy": "BYPASS", "x-accel-expires": "99" } }),
  "other methods": async (page) => {
    for (const method of ["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"])
      await house.ask(page, { method })
  },
  "a GET with a body": (page) => house.ask(page, { method: "GET", body: `name=${canary}&email=x` }),
  "a GET with a body in parts": (page) =>
    house.say(
      `GET ${page} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
    ),
  "a second request in a first one's body": (page) =>
    house.say(
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
      await house.say(`GET ${pathname}${tail} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    await house.ask(pathname.toUpperCase())
    await house.ask(`/x/..${pathname}`)
    await house.ask(`/${pathname}`)
  },
  "query variants": async (page) => {
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
      await house.ask(withQuery(page, query))
  },
  "ranges and conditions": async (page) => {
    await house.ask(page, { headers: { range: "bytes=0-10" } })
    await house.ask(page, { headers: { range: "bytes=-5", "if-range": '"x"' } })
    await house.ask(page, {
      headers: { "if-none-match": "*", "if-modified-since": new Date().toUTCString() },
    })
    await house.ask(page, { headers: { "if-match": '"none"' } })
  },
  encodings: async (page) => {
    for (const accepted of ["br, gzip", "deflate", "br\tgzip", "x-br", `br;q=${canary}`, "*", "identity;q=0"])
      await house.ask(page, { headers: { "accept-encoding": accepted } })
  },
  "other preferences": (page) =>
    house.ask(page, {
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
  "headers too large": (page) => house.ask(page, { headers: { "x-large": "x".repeat(7000) } }),
  "headers far too large": (page) =>
    house.say(
      `GET ${page} HTTP/1.1\r\nHost: localhost\r\nX-Large: ${"x".repeat(40_000)}\r\nConnection: close\r\n\r\n`,
    ),
}

for (const [name, attempt] of Object.entries(attempts)) {
  test(`${name}: the next visitor gets the unchanged page`, async () => {
    for (const page of pages) {
      house.age(2 * 86_400)
      // The edge may close the connection while the request is being sent.
      await attempt(page).catch(() => {})
      for (const accepted of ["br", "gzip", "identity"]) {
        const { status, text, headers } = await house.ask(page, { headers: { "accept-encoding": accepted } })
        expect(status, page).toBe(200)
        expect(text === expected.get(page), `${page} ${accepted} ${String(headers["x-edge-cache"])}`).toBe(
          true,
        )
      }
    }
    for (const { name: key, head, text } of house.kept()) {
      expect(key).toMatch(/^\/[a-z0-9./_-]*(\?pagina=[1-9]\d*)?$/)
      expect(`${head}${text}`).not.toContain(canary)
    }
  })
}

test("the check finds an edge whose cache key lacks the page number", async () => {
  const nginx = await startNginx(house.webs[0].port, {
    spoil: (site) => site.replace("$page_path$page_query;", "$page_path;"),
  })
  try {
    const { ask } = edgeVisitor(nginx)
    await ask("/blog?pagina=2")
    expect((await ask("/blog")).text === expected.get("/blog")).toBe(false)
  } finally {
    await nginx.stop()
  }
})
