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

const deskPid = () => stack.desk?.pid ?? 0

test("[N17.06] whoever reads the environment of the site's process reaches no lead and no credential of staff", async () => {
  for (const { pid } of stack.sites) expect(await tablesReachedFrom(environmentOf(pid))).toEqual([])
  // The same search finds what the desk needs.
  const reached = await tablesReachedFrom(environmentOf(deskPid()))
  expect(reached).toEqual(
    expect.arrayContaining(["webplan_staff itself desk_leads", "webplan_auth itself staff_sessions"]),
  )
})

test("[N17.06] no process has a setting or a secret of another one in its environment", () => {
  const pids = { site: stack.sites[0].pid, desk: deskPid(), worker: stack.worker?.pid ?? 0 }
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
  for (const { path: address, isDesk, isShared } of routes.filter(({ path }) => path !== "/nada"))
    for (const method of ["GET", "POST"]) {
      const origins = { site: stack.sites[0].url, desk: stack.desk?.url ?? "" }
      const statusAt = async (name: keyof typeof origins) => {
        const visit = await fetch(origins[name] + address, {
          method,
          headers: { ...headers, origin: stack.nginx.url },
          redirect: "manual",
        })
        await visit.body?.cancel()
        return visit.status
      }
      if (isShared) continue
      const other = await statusAt(isDesk ? "site" : "desk")
      if (![404, 405].includes(other)) faults.push(`${method} ${address}: ${other}`)
    }
  expect(faults).toEqual([])
})

test("[N17.06] nginx sends the addresses of app/routes/desk to the desk, however they are written, and no others", async () => {
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
  for (const written of [
    "/painel/leads",
    "/Painel/Leads",
    "/%70ainel/leads",
    "/painel/./leads",
    "//painel/leads",
  ]) {
    const { status, headers } = await stack.send(written, { headers: { cookie } })
    expect([status, headers["x-edge-cache"]], written).not.toEqual([200, "MISS"])
    if (written.startsWith("/p") || written.startsWith("/P") || written.startsWith("/%"))
      expect(status, written).toBe(200)
  }
})

test("[N17.06] nginx passes a session of the desk to the desk and not to the site", async () => {
  const heard: Record<string, string[]> = { site: [], desk: [] }
  const listen = async (name: string) => {
    const server = createServer((request, response) => {
      heard[name]?.push(`${request.method} ${request.headers.cookie ?? "none"}`)
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
    const session = "__Host-webplan.session_token=segredo"
    const holder = "__Host-titular=do-titular"
    const all = `a=b; ${session}; ${holder}; __Host-webplan.device=outro`
    for (const address of ["/", "/sobre?x=1", "/privacidade/meus-dados/ver", "/blog?busca=a"]) {
      await send(address, { headers: { cookie: all } })
      await send(address, { headers: { cookie: session } })
    }
    await send("/cotacao", { method: "POST", headers: { cookie: all } })
    await send("/painel/leads", { headers: { cookie: all } })
    await send("/painel/leads/ao-vivo", { headers: { cookie: all } })
    expect(heard["site"]?.join("\n")).not.toMatch(/webplan/)
    expect(heard["site"]).toContain(`GET ${holder}`)
    expect(heard["site"]).toContain(`POST ${holder}`)
    expect(heard["desk"]).toEqual([`GET ${all}`, `GET ${all}`])
  } finally {
    await nginx.stop()
    site.close()
    desk.close()
  }
})
