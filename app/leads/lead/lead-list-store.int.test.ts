import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { type LeadFilter, readCursor, writeCursor } from "./lead-list.ts"
import { findLeadIdByEmail, listLeads, listLeadsBeside } from "./lead-list-store.server.ts"
import { type LeadStatus, leadStatuses } from "./lead-status.ts"

let database: TestDatabase
let staff: Db
const random = createRandom(11)
const operadoras = ["main", "amil", "alice", "porto_seguro"] as const

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  staff = database.as.staff
  const moments = Array.from({ length: 40 }, (_, n) => Date.UTC(2026, 9, 1 + n, 12))
  const rows = Array.from({ length: 240 }, (_, n) => ({
    // Many share a moment to the microsecond, and others differ by less than a Date can tell.
    createdAt: new Date(random.pick(moments)).toISOString().replace("Z", `00${random.below(3)}Z`),
    operadora: random.pick(operadoras),
    status: random.pick(leadStatuses),
    isTest: n % 8 === 0,
  }))
  await storeLeads(database.as.owner, random, rows)
})
afterAll(() => database.drop())

/** The plain question, asked the slow way. */
async function slowly({ operadora, status, onlyTests = false }: LeadFilter) {
  const { rows } = await sql<{ id: number }>`
    select id from leads where is_test = ${onlyTests}
      and operadora = coalesce(${operadora ?? null}::text, operadora)
      and status = coalesce(${status ?? null}::text, status)
    order by created_at desc, id desc`.execute(database.as.owner)
  return rows.map((row) => row.id)
}

const idsOf = (leads: readonly { id: number }[]) => leads.map((lead) => lead.id)

async function pagesOf(filter: LeadFilter, perPage: number) {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const { leads, total } = await listLeads(staff, filter, { page, perPage })
    expect(total).toBe((await slowly(filter)).length)
    if (leads.length === 0) return ids
    ids.push(...idsOf(leads))
  }
}

test("[S7.04] [S6.08] leads of an operadora come newest first, all of them and no test", async () => {
  for (const operadora of operadoras)
    expect(await pagesOf({ operadora }, 17)).toEqual(await slowly({ operadora }))
})

test("[S7.05] [S6.08] leads of a status come newest first, all of them and no test", async () => {
  for (const status of leadStatuses) expect(await pagesOf({ status }, 17)).toEqual(await slowly({ status }))
})

test("[S7.09] [S6.08] all leads are paged by range, newest first, with the exact total", async () => {
  expect(await pagesOf({}, 64)).toEqual(await slowly({}))
  const { leads, total } = await listLeads(staff, {}, { page: 2, perPage: 10 })
  expect(idsOf(leads)).toEqual((await slowly({})).slice(10, 20))
  expect(total).toBe(210)
})

test("[S9.09] a list without a page is page 1 with 50 leads", async () => {
  const page = await listLeads(staff)
  expect(page).toMatchObject({ page: 1, perPage: 50, total: 210 })
  expect(idsOf(page.leads)).toEqual((await slowly({})).slice(0, 50))
})

test("leads that are tests show only to a filter that asks for them, and then alone", async () => {
  expect((await slowly({ onlyTests: true })).length).toBe(30)
  expect(await pagesOf({ onlyTests: true }, 12)).toEqual(await slowly({ onlyTests: true }))
  const filter = { onlyTests: true, operadora: "amil", status: "novo" as LeadStatus }
  expect(await pagesOf(filter, 12)).toEqual(await slowly(filter))
})

test("a walk by cursor visits every lead once, there and back, even among leads of one moment", async () => {
  for (const filter of [{}, { operadora: "amil" }, { status: "novo" as LeadStatus }]) {
    const expected = await slowly(filter)
    let page = (await listLeads(staff, filter, { perPage: 7 })).leads
    const seen = idsOf(page)
    const edge = (lead: (typeof page)[number] | undefined) => {
      const cursor = lead && readCursor(writeCursor({ createdAt: lead.cursorTime, id: lead.id }))
      if (!cursor) throw new Error("a page without a lead")
      return cursor
    }
    for (let hasMore = true; hasMore; ) {
      const next = await listLeadsBeside(
        staff,
        filter,
        { direction: "older", cursor: edge(page.at(-1)) },
        { perPage: 7 },
      )
      page = next.leads
      hasMore = next.hasMore
      seen.push(...idsOf(page))
    }
    expect(seen).toEqual(expected)
    const back = await listLeadsBeside(
      staff,
      filter,
      { direction: "newer", cursor: edge(page[0]) },
      { perPage: 7 },
    )
    const at = expected.indexOf(page[0]?.id ?? 0)
    expect(idsOf(back.leads)).toEqual(expected.slice(at - 7, at))
    expect(back.hasMore).toBe(true)
  }
})

test("[S7.07] an e-mail is found whatever its case, the newest lead first, and never in a test", async () => {
  const [older, newer, trial] = await storeLeads(database.as.owner, random, [
    { email: "Ana.Lima@Exemplo.example", createdAt: new Date("2026-01-01") },
    { email: "ana.lima@exemplo.example", createdAt: new Date("2026-02-01") },
    { email: "so.teste@exemplo.example", isTest: true },
  ])
  expect(older).toBeLessThan(newer ?? 0)
  expect(trial).toBeDefined()
  expect(await findLeadIdByEmail(staff, " ANA.LIMA@exemplo.EXAMPLE ")).toBe(newer)
  expect(await findLeadIdByEmail(staff, "so.teste@exemplo.example")).toBeNull()
  expect(await findLeadIdByEmail(staff, "ana_lima@exemplo.example")).toBeNull()
  expect(await findLeadIdByEmail(staff, "%")).toBeNull()
})
