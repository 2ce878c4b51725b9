import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { cookieQuestion } from "../../../app/privacy/consent/cookie-question.ts"
import { isDeskAddress } from "../../../app/routes/own-routes.server.ts"
import routes from "../../../app/routes.ts"
import { unavailableText } from "../../../app/site/content/refusal-texts.ts"
import { openDesk, openSite, type WebProcess } from "../../../testing/servers/app-processes.ts"
import { startCuttingProxy } from "../../../testing/servers/cutting-proxy.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"

let database: TestDatabase
let site: WebProcess
let desk: WebProcess
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const proxy = await startCuttingProxy(Number(new URL(database.urls.web).port))
  const throughProxy = (url: string) => Object.assign(new URL(url), { port: String(proxy.port) }).href
  const urls = {
    web: throughProxy(database.urls.web),
    staff: throughProxy(database.urls.staff),
    auth: database.urls.auth,
  }
  ;[site, desk] = await Promise.all([openSite({ database: { urls } }), openDesk({ database: { urls } })])
  const { status } = await fetch(`${site.url}/sitemap.xml`)
  if (status !== 200) throw new Error(`the sitemap returned ${status} with a running database`)
  await proxy.stop()
})
afterAll(async () => {
  await Promise.all([site.stop(), desk.stop()])
  await database.drop()
})

const readsDatabase = [
  "/sitemap.xml",
  "/sitemap-paginas.xml",
  "/sitemap-posts-1.xml",
  "/blog/feed.xml",
  "/og/blog/carencias.png",
]

test("[N3.10] while the database is down, machine addresses return 503 with a short Portuguese text", async () => {
  for (const address of readsDatabase)
    for (const method of ["GET", "HEAD"]) {
      const answer = await fetch(`${site.url}${address}`, { method })
      expect(answer.status, address).toBe(503)
      expect(Object.fromEntries(answer.headers), address).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": "30",
      })
      expect(await answer.text()).toBe(method === "GET" ? unavailableText : "")
    }
  for (const address of ["/robots.txt", "/.well-known/security.txt", "/site.webmanifest", "/saude"])
    expect((await fetch(`${site.url}${address}`)).status, address).toBe(200)
})

type Entry = { path?: string; file: string; children?: Entry[] }

function addressesWithoutPage(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path = "", file, children = [] }) => [
    ...(file.endsWith(".ts") ? [`/${path.replaceAll(/:\w+/g, "a")}`] : []),
    ...addressesWithoutPage(children),
  ])
}

test("[N3.10] while the database is down, no address without a page returns 500 for any request", async () => {
  const addresses = addressesWithoutPage(routes)
  expect(addresses).toEqual(expect.arrayContaining(["/blog/feed.xml", "/a.xml", "/pronto", "/medidas"]))
  const consent = new URLSearchParams({
    receipt: crypto.randomUUID(),
    page: "/",
    version: cookieQuestion.version,
  })
  const vital = JSON.stringify({ name: "LCP", value: 1200, page: "/" })
  for (const address of addresses) {
    const requests: (RequestInit | undefined)[] = [
      undefined,
      { method: "POST", body: consent },
      { method: "POST", body: vital },
    ]
    for (const init of requests) {
      const { url } = isDeskAddress(address) ? desk : site
      const { status } = await fetch(url + address, { redirect: "manual", ...init })
      expect(status, `${init?.method ?? "GET"} ${address}`).not.toBe(500)
    }
  }
})
