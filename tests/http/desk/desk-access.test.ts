import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { deskAccess } from "../../../app/routes/desk/desk-access.ts"
import table from "../../../app/routes.ts"
import { type StaffRole, staffRoles } from "../../../app/staff/people/staff-person.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { eventually } from "../../../testing/eventually.ts"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { flattenRoutes, isGuarded, routeFaults } from "../../../testing/route-table.ts"
import { openDesk } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"

const routes = flattenRoutes(table)
const guarded = routes.filter(isGuarded)

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
let leadId = 0
const cookies = {} as Record<StaffRole, string>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  desk = await openDesk({ database })
  const [lead] = await storeLeads(database.as.owner, createRandom(3), [{}])
  leadId = lead ?? 0
  for (const role of staffRoles) {
    const person = await enrolPerson(database, { name: `${role} Modelo`, role })
    cookies[role] = person.browser.cookie()
  }
})
afterAll(async () => {
  await desk.stop()
  await database.drop()
})

const pathOf = (pattern: string) => pattern.replace(":id", String(leadId))

async function request(pattern: string, method: "GET" | "POST", cookie: string) {
  const response = await fetch(desk.url + pathOf(pattern), {
    method,
    redirect: "manual",
    headers: { cookie, origin: desk.url },
    ...(method === "POST" ? { body: new URLSearchParams({ intent: "nothing-known" }) } : {}),
  })
  await response.body?.cancel()
  return response
}

test("[S6.06] every address is public by its folder, part of the sign-in, or guarded with a line in desk-access.ts", () => {
  expect(routeFaults(routes, deskAccess)).toEqual([])
  expect(guarded.length).toBeGreaterThan(12)
})

test("finds a route without a guard, a guarded route without a line, and a line without a route", () => {
  const planted = [
    ...routes,
    { pattern: "/painel/segredos", file: "routes/desk/secrets.tsx", layouts: [] },
    { pattern: "/painel/novo", file: "routes/desk/new.tsx", layouts: ["routes/desk/desk-layout.tsx"] },
  ]
  expect(routeFaults(planted, { ...deskAccess, "/painel/velho": {} })).toEqual([
    "/painel/segredos (routes/desk/secrets.tsx) is not inside the desk layout",
    "/painel/novo has no line in desk-access.ts",
    "/painel/velho is in desk-access.ts but is not an address of the desk layout",
  ])
})

test("redirects every request without a session to the sign-in", async () => {
  for (const { pattern } of guarded)
    for (const method of ["GET", "POST"] as const)
      for (const cookie of ["", "webplan.session_token=forged.c2lnbmF0dXJl"]) {
        const response = await request(pattern, method, cookie)
        expect([pattern, method, response.status], pattern).toEqual([pattern, method, 303])
        expect(response.headers.get("location")).toMatch(/^\/painel\/entrar\?volta=/)
        expect(response.headers.get("cache-control")).toBe("no-store")
      }
})

for (const role of staffRoles)
  test(`S3: ${role} may open and post to only the addresses of that role; no response may be cached`, async () => {
    const faults: string[] = []
    for (const { pattern } of guarded)
      for (const method of ["GET", "POST"] as const) {
        if (pattern === "/painel/sair" && method === "POST") continue
        const access = deskAccess[pattern]
        const isAllowed = (method === "GET" ? access?.see : access?.act)?.includes(role) ?? false
        const response = await request(pattern, method, cookies[role])
        const isForbidden = response.status === 403
        if (isForbidden === isAllowed) faults.push(`${method} ${pattern}: ${response.status}`)
        if (response.status >= 500) faults.push(`${method} ${pattern}: ${response.status}`)
        if (response.headers.get("cache-control") !== "no-store") faults.push(`${pattern} may be cached`)
      }
    expect(faults).toEqual([])
  })

test("logs a refused access with the person, the role and the address pattern, and nothing else of the address", async () => {
  const before = desk.output().length
  expect((await request("/painel/auditoria?busca=canario", "GET", cookies.atendente)).status).toBe(403)
  await eventually(() => desk.output().slice(before).includes("access refused"))
  const line = desk
    .output()
    .slice(before)
    .split("\n")
    .find((one) => one.includes("access refused"))
  expect(JSON.parse(line ?? "")).toMatchObject({
    level: "warn",
    role: "atendente",
    route: "/painel/auditoria",
    wish: "see",
    staffId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  })
  expect(line).not.toContain("canario")
})
