import { readdirSync } from "node:fs"
import path from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { closedPolicy, securityHeaders } from "../../../app/platform/http/security-headers.ts"
import { eventually } from "../../../testing/eventually.ts"
import { type EdgeStack, openEdgeStack } from "../../../testing/servers/edge-stack.ts"
import { goodFields } from "../../../testing/visitors/posted-form.ts"

let stack: EdgeStack
beforeAll(async () => {
  stack = await openEdgeStack(inject("postgresUrl"), { hasWorker: false })
})
afterAll(async () => {
  await stack.close()
})

const browser = { "accept-encoding": "gzip, deflate, br" }

async function cacheOf(address: string, headers: Record<string, string> = browser) {
  return (await stack.send(address, { headers })).headers["x-edge-cache"]
}

test("renders a page once and serves the cached copy to later visitors, with any campaign parameters", async () => {
  const first = await stack.send("/sobre", { headers: browser })
  expect(first).toMatchObject({
    status: 200,
    headers: { "x-edge-cache": "MISS", "content-encoding": "gzip" },
  })
  const renders = await stack.renders()
  for (const marks of [
    "",
    "?utm_source=a&utm_campaign=b",
    "?gclid=1",
    "?fbclid=2&msclkid=3",
    "?outra=coisa",
  ]) {
    const next = await stack.send(`/sobre${marks}`, { headers: browser })
    expect(next.headers["x-edge-cache"]).toBe("HIT")
    expect(next.bytes).toEqual(first.bytes)
  }
  expect(await stack.renders()).toBe(renders)
})

test("serves every encoding from one gzip copy, decompressed for clients without gzip", async () => {
  const zipped = await stack.send("/amil", { headers: { "accept-encoding": "gzip" } })
  expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" })
  const renders = await stack.renders()
  for (const accepted of ["gzip, deflate, br", "br;q=1.0, gzip;q=0.2", "zstd, GZIP"]) {
    const same = await stack.send("/amil", { headers: { "accept-encoding": accepted } })
    expect(same.bytes).toEqual(zipped.bytes)
  }
  for (const accepted of ["", "identity", "br", "gzip;q=0", "gzip;q=0.000, br", "zstd"]) {
    const plain = await stack.send("/amil", { headers: { "accept-encoding": accepted } })
    expect(plain.headers).toMatchObject({ "x-edge-cache": "HIT", vary: "accept-encoding" })
    expect(plain.headers["content-encoding"]).toBeUndefined()
    expect(plain.text).toBe(zipped.text)
    const head = await stack.send("/amil", { method: "HEAD", headers: { "accept-encoding": accepted } })
    expect(head).toMatchObject({ status: 200, text: "" })
    expect(head.headers["content-encoding"]).toBeUndefined()
  }
  expect(stack.cachedCopies().filter(({ name }) => name === "/amil")).toHaveLength(1)
  expect(await stack.renders()).toBe(renders)
})

test("answers conditional requests for a picture from the cached copy", async () => {
  await sql`insert into blog_share_cards (post_id, drawn_from, png)
    select id, repeat('a', 64), '\\x89504e47' from blog_posts where slug = 'carencias'`.execute(
    stack.database.as.owner,
  )
  const picture = await stack.send("/og/blog/carencias.png")
  const etag = String(picture.headers["etag"])
  expect(etag).toBe(`"${"a".repeat(32)}"`)
  for (const accepted of ["gzip", "br", "identity"]) {
    const known = { "accept-encoding": accepted, "if-none-match": etag }
    expect((await stack.send("/og/blog/carencias.png", { headers: known })).status).toBe(304)
    const other = await stack.send("/og/blog/carencias.png", {
      headers: { ...known, "if-none-match": '"x"' },
    })
    expect(other).toMatchObject({ status: 200, bytes: picture.bytes, headers: { etag } })
  }
})

test("caches each page of a list and each bond of a form under one key", async () => {
  expect(await cacheOf("/blog?pagina=2")).toBe("MISS")
  for (const same of ["/blog?pagina=2&utm_term=x", "/blog?x=1&pagina=002"])
    expect(await cacheOf(same)).toBe("HIT")
  expect(await cacheOf("/blog")).toBe("MISS")
  for (const first of ["/blog?pagina=1", "/blog?pagina=zero", "/blog?pagina=0"])
    expect(await cacheOf(first)).toBe("HIT")
  expect((await stack.send("/blog?pagina=2")).text).not.toBe((await stack.send("/blog")).text)
  expect(await cacheOf("/?vinculo=federal")).toBe("MISS")
  expect(await cacheOf("/?utm_source=x&vinculo=federal")).toBe("HIT")
  expect((await stack.send("/?vinculo=federal")).text).toMatch(/<option selected=""[^>]*>Servidor federal/)
  await cacheOf("/")
  for (const plain of ["/?vinculo=outro", "/?vinculo=federal&pagina=2"])
    expect(await cacheOf(plain), plain).toBe("HIT")
})

test("serves a stale copy while it fetches a new one in the background", async () => {
  await cacheOf("/alice")
  stack.ageCopies(120)
  expect(await cacheOf("/alice")).toBe("STALE")
  await eventually(async () => (await cacheOf("/alice")) === "HIT")
})

test("renders a page once for a hundred concurrent first visitors", async () => {
  const renders = await stack.renders()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => stack.send("/medsenior", { headers: browser })),
  )
  expect(answers.every(({ status, text }) => status === 200 && text === answers[0]?.text)).toBe(true)
  expect(await stack.renders()).toBe(renders + 1)
})

test("caches nothing that belongs to one visitor", async () => {
  const canary = "canario-amarelo"
  const form = { ...goodFields, name: canary, email: canary }
  const post = {
    method: "POST",
    body: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  }
  expect((await stack.send("/", post)).status).toBe(400)
  for (const address of [
    `/blog?busca=${canary}`,
    `/blog.data?busca=${canary}`,
    `/sucesso?ate=${canary}`,
    `/privacidade/meus-dados?x=${canary}`,
    `/privacidade/meus-dados/entrar/${canary}`,
    `/${canary}`,
    `/blog/${canary}`,
    `/blog/categoria/${canary}`,
    `/og/blog/${canary}.png`,
    "/saude",
    "/painel",
  ]) {
    await stack.send(address)
    expect((await stack.send(address)).headers["x-edge-cache"] ?? "MISS", address).toBe("MISS")
  }
  const kept = stack.cachedCopies()
  expect(kept.length).toBeGreaterThan(3)
  for (const { name, head, text } of kept) {
    expect(`${name}${text}`).not.toContain(canary)
    expect(head).not.toMatch(/set-cookie|no-store/i)
  }
  expect(await stack.send("/").then(({ text }) => text)).not.toContain(canary)
})

test("does not serve holders of data from the cache, and ignores other cookies", async () => {
  await cacheOf("/sulamerica")
  for (const cookie of ["__Host-titular=x", "a=b; __Host-titular=x; titular=y"])
    expect(await cacheOf("/sulamerica", { ...browser, cookie })).toBeUndefined()
  for (const cookie of ["_ga=GA1.1; subtitular=1", "__Host-webplan.session_token=abc"])
    expect(await cacheOf("/sulamerica", { ...browser, cookie })).toBe("HIT")
})

test("a form posted without script keeps the campaign parameters of its address", async () => {
  const posted = await stack.send("/amil?utm_source=boletim&utm_campaign=novembro", {
    method: "POST",
    body: new URLSearchParams({ ...goodFields, subject: "amil_adesao_servidores" }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", origin: stack.nginx.url },
  })
  expect(posted.status).toBe(303)
  const { rows } = await sql<{ page: string }>`select source_page as page from leads`.execute(
    stack.database.as.owner,
  )
  expect(rows).toEqual([{ page: expect.stringContaining("utm_source=boletim") }])
})

test("serves assets from the build's precompressed files, immutable, with our security headers", async () => {
  const folder = path.join(import.meta.dirname, "../../../build/client/assets")
  for (const name of readdirSync(folder)) {
    const origin = await (await fetch(`${stack.sites[0].url}/assets/${name}`)).text()
    for (const encoding of ["br", "gzip", "identity"]) {
      const { status, headers, text } = await stack.send(`/assets/${name}`, {
        headers: { "accept-encoding": encoding },
      })
      expect(status).toBe(200)
      expect(text === origin || name.endsWith("woff2"), name).toBe(true)
      expect(headers["content-encoding"]).toBe(
        /\.(js|css)$/.test(name) && encoding !== "identity" ? encoding : undefined,
      )
      expect(headers).toMatchObject({
        ...securityHeaders,
        "content-security-policy": closedPolicy,
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": expect.stringMatching(/^(text\/(css|javascript); charset=utf-8|font\/woff2)$/),
      })
    }
    expect((await stack.send(`/assets/${name}.br`)).status).toBe(404)
  }
})

test("redirects plain HTTP to the same address over TLS, and closes connections for other host names", async () => {
  const redirected = await fetch(`${stack.nginx.httpUrl}/blog?pagina=2`, { redirect: "manual" })
  expect(redirected.status).toBe(308)
  expect(redirected.headers.get("location")).toBe(`${stack.nginx.url}/blog?pagina=2`)
  expect(await stack.sendBytes("GET / HTTP/1.1\r\nHost: outra.example\r\nConnection: close\r\n\r\n")).toBe("")
})

test("gives each request to the application an id, and logs no page address and no client address", async () => {
  const addresses = [
    "/blog?busca=canario",
    "/blog?busca=azul",
    "/porto-seguro?canario=azul",
    "/porto-seguro?canario=azul",
  ]
  const numbers: unknown[] = []
  for (const address of addresses) numbers.push((await stack.send(address)).headers["x-request-id"])
  expect(numbers).toEqual([expect.any(String), expect.any(String), expect.any(String), undefined])
  expect(new Set(numbers).size).toBe(4)
  const log = await eventually(() => {
    const { "edge access log": lines } = stack.nginx.logs()
    return lines.includes(String(numbers[1])) && lines
  })
  expect(log).not.toMatch(/sobre|porto|canario|127\.0\.0\.1(?!:\d)|utm_/)
})
