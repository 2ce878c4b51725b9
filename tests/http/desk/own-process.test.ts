import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { ownSettings } from "../../../app/env.server.ts"
import { isDeskAddress } from "../../../app/routes/own-routes.server.ts"
import table from "../../../app/routes.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { environmentOf, tablesReachedFrom } from "../../../testing/oracles/process-reach.ts"
import { flattenRoutes } from "../../../testing/route-table.ts"
import { type EdgeStack, openEdgeStack } from "../../../testing/servers/edge-stack.ts"
import { startNginx } from "../../../testing/servers/nginx.ts"
import { secretSettings } from "../../../testing/test-secrets.ts"
import { edgeVisitor } from "../../../testing/visitors/edge-visitor.ts"

const routes = flattenRoutes(table).map(({ pattern, file }) => ({
  path: pattern.replaceAll(/:\w+/g, "1").replace("*", "nada"),
  isDesk: file.startsWith("routes/desk/"),
  isShared: /machine\/(live|ready)\.ts|site\/not-found\.tsx/.test(file),
}))

let stack: EdgeStack
let cookie: string
beforeAll(async () => {
  stack = await openEdgeStack(inject("postgresUrl"))
  const { owner } = stack.database.as
  await storeLeads(owner, createRandom(6), [{ email: "titular@exemplo.example" }])
  const person = { name: "Ana Modelo", role: "administracao", publicUrl: stack.nginx.url } as const
  cookie = (await enrolPerson(stack.database, person)).browser.cookie()
})
afterAll(() => stack.close())

/** What the site's pages show: articles, office hours, which migrations are applied. */
const publicTables = new Set([
  "blog_authors",
  "blog_categories",
  "blog_post_categories",
  "blog_post_tags",
  "blog_post_texts",
  "blog_posts",
  "blog_share_cards",
  "blog_tags",
  "blog_words",
  "office_contact_hours",
  "office_holidays",
  "office_shifts",
  "pgmigrations",
  "sites",
  "web_vitals",
])

test("[N17.06] with the environment of the site's process nobody reaches a lead or a credential of staff", async () => {
  for (const { pid } of stack.sites) {
    const reached = await tablesReachedFrom(environmentOf(pid))
    expect(reached).toContain("blog_posts")
    expect(reached.filter((table) => !publicTables.has(table))).toEqual([])
  }
  // The same search finds what the desk needs.
  expect(await tablesReachedFrom(environmentOf(stack.desk.pid))).toEqual(
    expect.arrayContaining(["desk_leads", "leads", "staff_people", "staff_sessions"]),
  )
})

test("[N17.06] no process has a setting or a secret of another one in its environment", () => {
  const pids = { site: stack.sites[0].pid, desk: stack.desk.pid, worker: stack.worker?.pid ?? 0 }
  const { web, staff, auth, worker } = stack.database.urls
  const secrets = { ...secretSettings, web, staff, auth, worker, refresh: stack.nginx.refreshKey }
  const known: Record<keyof typeof pids, (keyof typeof secrets)[]> = {
    site: ["LIMIT_SECRETS", "UNSUBSCRIBE_SECRETS", "web"],
    desk: ["LIMIT_SECRETS", "INVITATION_SECRETS", "SIGN_IN_SECRETS", "web", "staff", "auth"],
    worker: ["LIMIT_SECRETS", "INVITATION_SECRETS", "UNSUBSCRIBE_SECRETS", "worker", "refresh"],
  }
  for (const name of ["site", "desk", "worker"] as const) {
    const environment = environmentOf(pids[name])
    expect(ownSettings(name, environment)).toEqual(environment)
    const text = Object.values(environment).join("\n")
    const found = Object.entries(secrets).filter(([, secret]) => text.includes(secret))
    expect(found.map(([secret]) => secret).toSorted(), name).toEqual(known[name].toSorted())
  }
})

test("[N17.06] each process answers its own addresses only, also to a person who is signed in", async () => {
  const headers = { cookie, "x-forwarded-proto": "https", "x-forwarded-host": new URL(stack.nginx.url).host }
  const faults: string[] = []
  for (const { path: address, isDesk } of routes.filter((route) => !route.isShared))
    for (const method of ["GET", "POST"]) {
      const { url } = isDesk ? stack.sites[0] : stack.desk
      for (const written of [address, `${address}.data`, `${address}.data?_routes=root`]) {
        const visit = await fetch(url + written, {
          method,
          headers: { ...headers, origin: stack.nginx.url },
          redirect: "manual",
        })
        await visit.body?.cancel()
        if (![404, 405].includes(visit.status)) faults.push(`${method} ${written}: ${visit.status}`)
      }
    }
  expect(faults).toEqual([])
})

test("[N17.06] the addresses that nginx sends to the desk are those of app/routes/desk", () => {
  const template = readFileSync(
    path.join(import.meta.dirname, "../../../deploy/nginx/webplan.conf.template"),
    "utf8",
  )
  const [, pattern = ""] = /\$is_desk \{\s+default 0;\s+"~\*(.*)" 1;/.exec(template) ?? []
  for (const { path: address, isDesk } of routes)
    for (const written of [address, `${address}.data`, address.toUpperCase()]) {
      expect(isDeskAddress(written), written).toBe(isDesk)
      expect(new RegExp(pattern, "i").test(written), written).toBe(isDesk)
    }
})

test("[N17.06] nginx passes the desk's addresses, however written, and the cookies of staff to the desk and not to the site", async () => {
  const heard: Record<"site" | "desk", string[]> = { site: [], desk: [] }
  const listen = async (name: "site" | "desk") => {
    const server = createServer(({ method, url, headers }, response) => {
      heard[name].push(`${method} ${url} ${headers.cookie ?? "none"}`)
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return server
  }
  const [site, desk] = [await listen("site"), await listen("desk")]
  const portOf = (server: typeof site) => (server.address() as AddressInfo).port
  const nginx = await startNginx(portOf(site), { desk: portOf(desk) })
  try {
    const { send } = edgeVisitor(nginx)
    const holder = "__Host-titular=do-titular"
    const staff = "__Host-webplan.session_token=segredo; __Host-aparelho=outro"
    const all = `a=b; ${staff}; ${holder}; titular=de-outro`
    const deskAddresses = [
      "/painel",
      "/painel.data",
      "/painel/leads",
      "/painel/leads/ao-vivo",
      "/Painel/Leads",
      "/%70ainel/leads",
      "/painel/./leads",
      "//painel/leads",
      "/blog/../painel/leads",
      "/blog-env?x=1",
    ]
    for (const address of deskAddresses) await send(address, { headers: { cookie: all } })
    for (const method of ["POST", "PUT"]) await send("/teste-supabase", { method, headers: { cookie: all } })
    expect(heard.site).toEqual([])
    expect(heard.desk).toHaveLength(deskAddresses.length + 2)
    for (const line of heard.desk) expect(line.endsWith(` ${all}`), line).toBe(true)
    const uncached = ["/blog?busca=a", "/privacidade/meus-dados/ver", "/Sobre", "/painelista/%41"]
    for (const address of uncached) {
      await send(address, { headers: { cookie: all } })
      await send(address, { headers: { cookie: staff } })
    }
    await send("/cotacao", { method: "POST", headers: { cookie: all } })
    await send("/", { headers: { cookie: staff } })
    expect(heard.site).toEqual([
      ...uncached.flatMap((address) => [`GET ${address} ${holder}`, `GET ${address} none`]),
      `POST /cotacao ${holder}`,
      "GET / none",
    ])
    expect(heard.desk).toHaveLength(deskAddresses.length + 2)
  } finally {
    await nginx.stop()
    site.close()
    desk.close()
  }
})
