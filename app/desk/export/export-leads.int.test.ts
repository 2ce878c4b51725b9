import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { clearAudit } from "../../../testing/factories/past-audit.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { insertAudit } from "../../staff/audit/audit-store.server.ts"
import { exportLeads } from "./export-leads.server.ts"
import { exportHeadings } from "./lead-export.ts"

let database: TestDatabase
const random = createRandom(5)
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(async () => {
  await sql`truncate leads cascade`.execute(database.as.owner)
  await clearAudit(database.as.owner)
})
afterAll(() => database.drop())

function contextOf(role: string = testPerson.role) {
  return {
    person: { role },
    asStaff: <T>(work: (db: Db) => Promise<T>) => work(database.as.staff),
    audit: (db: Db, entry: Omit<Parameters<typeof insertAudit>[1], "staffId">) =>
      insertAudit(db, { staffId: testPerson.id, ...entry }),
    log: silentLog,
  }
}

const november = { from: "2026-11-01", to: "2026-11-30" }

async function textOf(exported: Awaited<ReturnType<typeof exportLeads>>) {
  if (exported === "forbidden") throw new Error("forbidden")
  const bytes = await new Response(exported).bytes()
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
}

function audited() {
  return database.as.owner.selectFrom("staffAudit").select(["action", "details"]).orderBy("id").execute()
}

test("an export has every lead of its filter once, oldest first, over several pages, without test leads", async () => {
  const { owner } = database.as
  const start = Date.parse("2026-11-01T03:00:00Z")
  await storeLeads(
    owner,
    random,
    Array.from({ length: 1300 }, (_, n) => ({
      // Several leads of the same time, also across page borders.
      createdAt: new Date(start + Math.floor(n / 7) * 60_000),
      operadora: n % 3 ? "amil" : "main",
      status: n % 2 ? "novo" : "fechado",
      isTest: n % 100 === 0,
    })),
  )
  await storeLeads(owner, random, [
    { createdAt: "2026-11-01T02:59:59.999Z" },
    { createdAt: "2026-12-01T03:00:00Z" },
  ])
  for (const [filter, where] of [
    [{}, sql`true`],
    [{ status: "fechado" }, sql`status = 'fechado'`],
    [{ operadora: "amil" }, sql`operadora = 'amil'`],
    [{ operadora: "amil", status: "novo" }, sql`operadora = 'amil' and status = 'novo'`],
  ] as const) {
    const text = await textOf(await exportLeads(contextOf(), { ...november, ...filter }))
    expect(text.startsWith(`\uFEFF"${exportHeadings.join('";"')}"\r\n`)).toBe(true)
    const { rows } = await sql<{ protocol: string }>`
      select protocol from leads where not is_test and ${where} and created_at >= '2026-11-01T03:00Z'
        and created_at < '2026-12-01T03:00Z' order by created_at, id`.execute(owner)
    const protocols = [...text.matchAll(/^"(WP-[0-9A-Z-]+)";/gm)].map(([, protocol]) => protocol)
    expect(protocols).toEqual(rows.map(({ protocol }) => protocol))
  }
})

test("the audit records who exported what and how many leads, but no lead data", async () => {
  await storeLeads(database.as.owner, random, [
    { createdAt: "2026-11-05T12:00:00Z", email: "dalva@exemplar.example", status: "novo" },
  ])
  await textOf(await exportLeads(contextOf(), { ...november, status: "novo" }))
  const filter = { from: "2026-11-01", to: "2026-11-30", status: "novo", operadora: null }
  expect(await audited()).toEqual([
    { action: "exportacao_pedida", details: filter },
    { action: "parte_exportada", details: {} },
    { action: "leads_exportados", details: { ...filter, leads: 1, parts: 1, isComplete: true } },
  ])
  expect(JSON.stringify(await audited())).not.toContain("dalva")
})

test("a cancelled download records the number of leads already sent", async () => {
  await storeLeads(
    database.as.owner,
    random,
    Array.from({ length: 600 }, () => ({ createdAt: "2026-11-05T12:00:00Z" })),
  )
  const stream = await exportLeads(contextOf(), november)
  if (stream === "forbidden") throw new Error("forbidden")
  const reader = stream.getReader()
  await reader.read()
  await reader.read()
  await reader.cancel()
  expect((await audited()).at(-1)).toMatchObject({
    action: "leads_exportados",
    details: { isComplete: false },
  })
})

test("exports nothing when the audit cannot be written", async () => {
  const context = { ...contextOf(), audit: () => Promise.reject(new Error("audit not writable")) }
  await expect(exportLeads(context, november)).rejects.toThrow("audit not writable")
})

test.each(["redacao", "atendente"])("%s exports nothing", async (role) => {
  expect(await exportLeads(contextOf(role), november)).toBe("forbidden")
  expect(await audited()).toEqual([])
})

test("escapes cells that a spreadsheet would read as formulas", async () => {
  const { owner } = database.as
  const [id = 0] = await storeLeads(owner, random, [{ createdAt: "2026-11-05T12:00:00Z" }])
  await sql`update leads set name = '=2+5', phone = '+55 11 90000-0001', message = '@SUM(1;2)' where id = ${id}`.execute(
    owner,
  )
  const text = await textOf(await exportLeads(contextOf(), november))
  expect(text).toContain(`;"'=2+5";`)
  expect(text).toContain(`;"'+55 11 90000-0001";`)
  expect(text).toContain(`;"'@SUM(1;2)";`)
})
