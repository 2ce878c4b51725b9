import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { freePort } from "../../db/free-port.ts"
import { startLocalPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { eventually } from "../../testing/eventually.ts"
import { openSite } from "../../testing/servers/app-processes.ts"
import { createTestDatabase, roleSecrets, type TestDatabase } from "../../testing/servers/test-database.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

let database: TestDatabase
let site: Awaited<ReturnType<typeof openSite>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  site = await openSite({ database })
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})

const everyKind = ["/", "/sucesso", "/nao-existe", "/saude", "/pronto", "/cotacao"]

test("every response has the security headers", async () => {
  for (const path of everyKind) {
    const { headers } = await fetch(`${site.url}${path}`, { redirect: "manual" })
    expect(headers.get("strict-transport-security"), path).toMatch(/max-age=63072000/)
    expect(headers.get("x-content-type-options"), path).toBe("nosniff")
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin")
    expect(headers.get("permissions-policy"), path).toMatch(/camera=\(\)/)
    expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin")
    expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin")
    expect(headers.get("content-security-policy"), path).toMatch(/frame-ancestors 'none'/)
    expect(headers.get("content-security-policy"), path).not.toMatch(/unsafe/)
    expect(headers.get("x-request-id"), path).toMatch(/^[\w-]{36}$/)
  }
})

test("the policy lists the hash of each inline script, and two responses of one address have the same bytes", async () => {
  const [first, second] = await Promise.all([fetch(site.url), fetch(site.url)])
  const html = await first.text()
  expect(await second.text()).toBe(html)
  expect(first.headers.get("content-security-policy")).toBe(second.headers.get("content-security-policy"))
  const inline = [...html.matchAll(/<script(?![^>]*src=)[^>]*>/g)]
  const hashes = first.headers.get("content-security-policy")?.match(/'sha256-/g) ?? []
  expect(hashes.length).toBeGreaterThan(0)
  expect(hashes.length).toBeLessThanOrEqual(inline.length)
})

test("a page loads no style file: its styles are inline and its policy lists their hash", async () => {
  const page = await fetch(site.url)
  const html = await page.text()
  expect(html).not.toContain('rel="stylesheet"')
  const [, rules = ""] = /<style>([\s\S]+?)<\/style>/.exec(html) ?? []
  expect(rules).toContain("@font-face")
  const hash = createHash("sha256").update(rules).digest("base64")
  expect(page.headers.get("content-security-policy")).toContain(`style-src 'self' 'sha256-${hash}'`)
})

test("a public page has React Router's scripts and preloads only inside a template", async () => {
  for (const path of ["/", "/amil", "/blog", "/politicas-privacidade", "/nao-existe"]) {
    const html = await (await fetch(site.url + path)).text()
    const [before = "", template = "", after = "", ...more] = html.split(/<template id="start">|<\/template>/)
    expect(more, path).toEqual([])
    expect(template, path).toMatch(/<link rel="modulepreload"/)
    expect(template, path).toMatch(
      /<script type="module" async="">[^<]*import\("\/assets\/entry\.client-[^<]+<\/script>/,
    )
    expect(template.match(/<script/g)?.length, path).toBeGreaterThanOrEqual(4)
    expect(before + after, path).not.toMatch(/modulepreload|type="module"|__reactRouter/)
  }
})

test("the policy has no hash for a script in the content of a page", async () => {
  const page = await fetch(
    `${site.url}/blog?busca=${encodeURIComponent("</template><script>alert(1)</script>")}`,
  )
  const html = await page.text()
  expect(html).not.toContain("<script>alert(1)")
  const hash = createHash("sha256").update("alert(1)").digest("base64")
  expect(page.headers.get("content-security-policy")).not.toContain(hash)
})

test("public pages are cached by shared caches, files for ever, personal responses never", async () => {
  const page = await fetch(site.url)
  expect(page.headers.get("cache-control")).toMatch(/^public, .*s-maxage=60.*stale-if-error=86400/)
  expect(page.headers.get("set-cookie")).toBeNull()
  const asset = /href="(\/assets\/[^"]+\.woff2)"/.exec(await page.text())?.[1]
  const file = await fetch(`${site.url}${asset}`)
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  const again = await fetch(`${site.url}${asset}`, {
    headers: { "if-none-match": file.headers.get("etag") ?? "" },
  })
  expect(again.status).toBe(304)
  expect((await fetch(`${site.url}/nao-existe`)).headers.get("cache-control")).toBe("no-store")
  expect((await postForm(site.url, { name: "" })).headers.get("cache-control")).toBe("no-store")
})

test("a missing address returns 404, and the build manifest is not served", async () => {
  expect((await fetch(`${site.url}/nao-existe`)).status).toBe(404)
  expect((await fetch(`${site.url}/.vite/manifest.json`)).status).toBe(404)
  expect((await fetch(`${site.url}/assets/../../package.json`)).status).toBe(404)
})

test("/saude reports a live process, /pronto a ready database with all migrations", async () => {
  expect((await fetch(`${site.url}/saude`)).status).toBe(200)
  const ready = await fetch(`${site.url}/pronto`)
  expect([ready.status, await ready.text(), ready.headers.get("cache-control")]).toEqual([
    200,
    "ready\n",
    "no-store",
  ])
})

test("metrics are served on a separate port and not on the public one", async () => {
  await fetch(site.url)
  const text = await (await fetch(site.metricsUrl)).text()
  expect(text).toMatch(/http_request_duration_seconds_count\{.*method="GET"/)
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404)
})

test("refuses other methods, forms from other sites and large bodies", async () => {
  expect((await fetch(site.url, { method: "DELETE" })).status).toBe(405)
  expect((await postForm(site.url, goodFields, { origin: "https://evil.example" })).status).toBe(403)
  expect((await postForm(site.url, { ...goodFields, message: "x".repeat(70_000) })).status).toBe(413)
  // Without content-length the size is known only while reading.
  const unsized = new Blob(["x".repeat(70_000)]).stream()
  const streamed = await fetch(site.url, { method: "POST", body: unsized, duplex: "half" } as RequestInit)
  expect(streamed.status).toBe(413)
})

test("a body that is not a form gets 415 and not 500", async () => {
  const response = await fetch(site.url, {
    method: "POST",
    body: '{"a":1}',
    headers: { "content-type": "application/json" },
  })
  expect(response.status).toBe(415)
})

/** Sends raw bytes that no HTTP library would send and returns the response. */
function sendRaw(text: string) {
  return new Promise<string>((resolve) => {
    const socket = connect(site.port, "127.0.0.1", () => socket.write(text))
    let answer = ""
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString()
    })
    socket.on("close", () => resolve(answer))
  })
}

test("refuses unreadable requests with the security headers and does not log them; accepts an absolute address", async () => {
  const head = (line: string, host: string) =>
    `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  expect(await sendRaw(head("GET http://localhost/sobre?x=1", "localhost"))).toMatch(/^HTTP\/1.1 200/)
  for (const [answer, status] of [
    [await sendRaw(head("TRACE /canario-um", "localhost")), 405],
    [await sendRaw(head("GET /canario-um", "127.\u00bc.0.1:3000")), 400],
    [await sendRaw(head("GET /canario-um", "127.0@0.1:3000")), 400],
    [await sendRaw(head("OPTIONS *", "localhost")), 400],
    [await sendRaw(head("GET ftp://localhost/canario-um", "localhost")), 400],
  ] as const) {
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'")
  }
  for (const path of ["/blog/a%00b", "/blog/categoria/%00", "/%00", "/blog/%ff"])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(400)
  expect((await fetch(`${site.url}/blog?busca=%00&pagina=%00`)).status).toBe(200)
  expect(site.output()).not.toContain("canario-um")
})

test("a client that never finishes its headers is cut off", async () => {
  const socket = connect(site.port, "127.0.0.1")
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n")
  const answer = await new Promise<string>((resolve) => {
    let text = ""
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString()
    })
    socket.on("close", () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1.1 408/)
})

test("on SIGTERM the web server finishes the current request and exits with 0", async () => {
  const draining = await openSite({ database })
  const lock = await database.as.owner.startTransaction().execute()
  await lock.selectFrom("leads").select("id").limit(1).execute()
  await lock.schema.alterTable("leads").setSchema("public").execute()
  const slow = postForm(draining.url, { ...goodFields, message: "enquanto fecha" })
  await eventually(async () => {
    const text = await (await fetch(draining.metricsUrl)).text()
    return /http_requests_in_flight\{[^}]*\} 1/.test(text)
  })
  const ended = draining.stop()
  await eventually(() => draining.output().includes("draining"))
  await lock.rollback().execute()
  expect((await slow).status).toBe(303)
  expect(await ended).toBe(0)
})

test("without the database pages still work, /pronto and a lead get 503 with the typed text kept, and everything recovers", async () => {
  const dataDir = path.join(tmpdir(), `webplan-away-${process.pid}`)
  const port = await freePort()
  let server = await startLocalPostgres({ dataDir, port })
  const url = await ensureDatabase(server.url, "webplan")
  await migrate({ databaseUrl: url, roleSecrets })
  const urls = {
    web: roleUrl(url, roleSecrets, "webplan_web"),
    staff: roleUrl(url, roleSecrets, "webplan_staff"),
    auth: roleUrl(url, roleSecrets, "webplan_auth"),
  }
  const alone = await openSite({ database: { urls } })
  try {
    expect((await fetch(`${alone.url}/pronto`)).status).toBe(200)
    await server.stop()
    expect((await fetch(alone.url)).status).toBe(200)
    expect((await fetch(`${alone.url}/pronto`)).status).toBe(503)
    const refused = await postForm(alone.url, goodFields)
    const html = await refused.text()
    expect(refused.status).toBe(503)
    expect(html).toMatch(/Erro ao enviar: nosso sistema está fora do ar por um momento \(código [\w-]{8}\)/)
    expect(html).toContain('value="Ana Lima"')
    expect(html).toContain("Quero comparar.")
    expect(html).not.toMatch(/ECONNREFUSED|terminat|postgres/i)
    server = await startLocalPostgres({ dataDir, port })
    expect((await fetch(`${alone.url}/pronto`)).status).toBe(200)
    expect((await postForm(alone.url, goodFields)).status).toBe(303)
  } finally {
    await alone.stop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test("at capacity the web server refuses pages and still accepts leads", async () => {
  const busy = await openSite({ database, env: { TRUST_PROXY: "1" } })
  const lock = await database.as.owner.startTransaction().execute()
  await lock.schema.alterTable("leads").setSchema("public").execute()
  // 128 places are open to all requests. Once they are taken, only posts are accepted.
  const held = Array.from({ length: 128 }, (_, n) =>
    postForm(
      busy.url,
      { ...goodFields, phone: `11980${String(n).padStart(6, "0")}` },
      { "x-forwarded-for": `203.0.113.${n}` },
    ).catch(() => null),
  )
  await eventually(async () =>
    /http_requests_in_flight\{[^}]*\} 12[89]/.test(await (await fetch(busy.metricsUrl)).text()),
  )
  const shed = await fetch(busy.url)
  expect([shed.status, shed.headers.get("retry-after")]).toEqual([503, "2"])
  const invalid = await postForm(busy.url, { name: "" })
  expect(invalid.status).toBe(400)
  await lock.rollback().execute()
  await Promise.all(held)
  expect((await fetch(busy.url)).status).toBe(200)
  await busy.kill()
})
