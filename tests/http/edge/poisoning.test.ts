import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type EdgeStack, openEdgeStack } from "../../../testing/servers/edge-stack.ts"
import { startNginx } from "../../../testing/servers/nginx.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

let stack: EdgeStack
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
  stack = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": new URL(stack.nginx.url).host }
  for (const page of pages)
    expected.set(page, await (await fetch(`${stack.sites[0].url}${page}`, { headers })).text())
})
afterAll(async () => {
  await stack.close()
})

const canary = "veneno.example"
const withQuery = (page: string, query: string) => `${page}${page.includes("?") ? "&" : "?"}${query}`

/** Each is tried on uncached pages and on stale copies. */
const attempts: Record<string, (page: string) => Promise<unknown>> = {
  "forwarded headers": (page) =>
    stack.send(page, {
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
    stack.sendBytes(`GET ${page} HTTP/1.1\r\nHost: ${canary}\r\nConnection: close\r\n\r\n`),
  "our host with another port": (page) =>
    stack.sendBytes(`GET ${page} HTTP/1.1\r\nHost: localhost:9999\r\nConnection: close\r\n\r\n`),
  "an absolute address": (page) =>
    stack.sendBytes(`GET https://${canary}${page} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
  "headers that rewrite the address": (page) =>
    stack.send(page, {
      headers: { "x-original-url": "/painel", "x-rewrite-url": "/nada", "x-http-method-override": "POST" },
    }),
  "headers of the edge's own": (page) =>
    stack.send(page, {
      headers: { "x-edge-refresh": "1", "x-edge-copy": "BYPASS", "x-accel-expires": "99" },
    }),
  "other methods": async (page) => {
    for (const method of ["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"])
      await stack.send(page, { method })
  },
  "a GET with a body": (page) => stack.send(page, { method: "GET", body: `name=${canary}&email=x` }),
  "a GET with a body in parts": (page) =>
    stack.sendBytes(
      `GET ${page} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
    ),
  "a second request in a first one's body": (page) =>
    stack.sendBytes(
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
      await stack.sendBytes(`GET ${pathname}${tail} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    await stack.send(pathname.toUpperCase())
    await stack.send(`/x/..${pathname}`)
    await stack.send(`/${pathname}`)
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
      await stack.send(withQuery(page, query))
  },
  "ranges and conditions": async (page) => {
    await stack.send(page, { headers: { range: "bytes=0-10" } })
    await stack.send(page, { headers: { range: "bytes=-5", "if-range": '"x"' } })
    await stack.send(page, {
      headers: { "if-none-match": "*", "if-modified-since": new Date().toUTCString() },
    })
    await stack.send(page, { headers: { "if-match": '"none"' } })
  },
  encodings: async (page) => {
    for (const accepted of ["br, gzip", "deflate", "br\tgzip", "x-br", `br;q=${canary}`, "*", "identity;q=0"])
      await stack.send(page, { headers: { "accept-encoding": accepted } })
  },
  "other preferences": (page) =>
    stack.send(page, {
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
  "headers too large": (page) => stack.send(page, { headers: { "x-large": "x".repeat(7000) } }),
  "headers far too large": (page) =>
    stack.sendBytes(
      `GET ${page} HTTP/1.1\r\nHost: localhost\r\nX-Large: ${"x".repeat(40_000)}\r\nConnection: close\r\n\r\n`,
    ),
}

for (const [name, attempt] of Object.entries(attempts)) {
  test(`${name}: the next visitor gets the unchanged page`, async () => {
    for (const page of pages) {
      stack.ageCopies(2 * 86_400)
      // The edge may close the connection while the request is being sent.
      await attempt(page).catch(() => {})
      for (const accepted of ["br", "gzip", "identity"]) {
        const { status, text, headers } = await stack.send(page, { headers: { "accept-encoding": accepted } })
        expect(status, page).toBe(200)
        expect(text === expected.get(page), `${page} ${accepted} ${String(headers["x-edge-cache"])}`).toBe(
          true,
        )
      }
    }
    for (const { name: key, head, text } of stack.cachedCopies()) {
      expect(key).toMatch(/^\/[a-z0-9./_-]*(\?pagina=[1-9]\d*)?$/)
      expect(`${head}${text}`).not.toContain(canary)
    }
  })
}

test("the check finds an edge whose cache key lacks the page number", async () => {
  const nginx = await startNginx(stack.sites[0].port, {
    alterConfig: (site) => site.replace("$page_path$page_query;", "$page_path;"),
  })
  try {
    const { send } = edgeVisitor(nginx)
    await send("/blog?pagina=2")
    expect((await send("/blog")).text === expected.get("/blog")).toBe(false)
  } finally {
    await nginx.stop()
  }
})
