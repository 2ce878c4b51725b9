import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { leadStatuses } from "../../leads/lead/lead-status.ts"
import { changeLeadStatus } from "../actions/change-lead-status.server.ts"
import { searchLeads } from "../queue/lead-search-store.server.ts"
import { listQueue } from "../queue/queue-store.server.ts"
import type { LeadStats } from "./lead-stats.ts"
import { countLeadStats } from "./lead-stats-store.server.ts"

let database: TestDatabase
const random = createRandom(23)

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(() => sql`truncate leads cascade`.execute(database.as.owner))
afterAll(() => database.drop())

async function versionOf(leadId: number) {
  const lead = await database.as.owner
    .selectFrom("leads")
    .select("deskVersion")
    .where("id", "=", leadId)
    .executeTakeFirst()
  return lead?.deskVersion ?? 0
}

/** Counts all rows, by days of São Paulo. */
async function countRows(now: Date) {
  const { rows } = await sql<LeadStats>`
    with lead as (select status, created_at at time zone 'America/Sao_Paulo' as local from leads where not is_test),
      clock as (select date_trunc('day', ${now}::timestamptz at time zone 'America/Sao_Paulo') as today)
    select count(*) as total, count(*) filter (where status = 'fechado') as closed,
      count(*) filter (where local >= today and local < today + interval '1 day') as today,
      count(*) filter (where local >= date_trunc('month', today) and local < today + interval '1 day') as month
    from clock left join lead on true where lead.status is not null`.execute(database.as.owner)
  return rows[0]
}

/** The stored total, without reading leads. */
async function totalOf(status: string) {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(total), 0)::bigint as total from lead_totals
    where status = ${status}`.execute(database.as.staff)
  return rows[0]?.total
}

// São Paulo is three hours behind UTC: its midnight is 03:00 UTC.
test.each([
  ["the last instant of October", "2026-11-01T02:59:59.999Z", { total: 6, today: 2, month: 3, closed: 0 }],
  ["the first instant of November", "2026-11-01T03:00:00.000Z", { total: 6, today: 1, month: 1, closed: 0 }],
  ["the second of November", "2026-11-02T03:00:00.000Z", { total: 6, today: 1, month: 2, closed: 0 }],
  ["late on the second", "2026-11-03T02:59:59.999Z", { total: 6, today: 1, month: 2, closed: 0 }],
  [
    "New Year in UTC, still December in São Paulo",
    "2027-01-01T01:00:00Z",
    { total: 6, today: 0, month: 1, closed: 0 },
  ],
])("[S7.08] days and months are those of São Paulo: %s", async (_name, now, expected) => {
  await storeLeads(
    database.as.owner,
    random,
    [
      "2026-10-01T03:00:00Z",
      "2026-10-31T03:00:00Z",
      "2026-11-01T02:59:59.999999Z",
      "2026-11-01T03:00:00Z",
      "2026-11-03T02:59:59Z",
      "2026-12-31T02:00:00Z",
    ].map((createdAt) => ({ createdAt })),
  )
  expect(await countLeadStats(database.as.staff, new Date(now))).toEqual(expected)
})

test("[S7.08] [S6.08] the four counts agree with the rows after any history, without test leads", async () => {
  const { owner, staff } = database.as
  expect(await countLeadStats(staff, new Date())).toEqual({ total: 0, today: 0, month: 0, closed: 0 })
  const from = Date.UTC(2026, 9, 25)
  const within = () => new Date(from + random.below(12 * 24 * 3_600_000))
  const rows = Array.from({ length: 150 }, () => ({
    createdAt: within(),
    firstContactAt: new Date(),
    isTest: random.below(5) === 0,
    operadora: random.pick(["main", "amil", "alice"]),
  }))
  const ids = await storeLeads(owner, random, rows)
  for (let step = 0; step < 300; step++) {
    const leadId = random.pick(ids)
    const chance = random.below(20)
    if (chance === 0) await owner.deleteFrom("leads").where("id", "=", leadId).execute()
    else if (chance === 1)
      await sql`update leads set is_test = not is_test where id = ${leadId}`.execute(owner)
    else
      await changeLeadStatus(staff, {
        leadId,
        version: await versionOf(leadId),
        status: random.pick(leadStatuses),
        notes: "de novo",
        staffId: testPerson.id,
        now: new Date(),
      })
  }
  for (const now of [new Date("2026-11-01T02:59:59Z"), new Date("2026-11-01T03:00:00Z"), within(), within()])
    expect(await countLeadStats(staff, now)).toEqual(await countRows(now))
  const closed = await owner
    .selectFrom("leads")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("status", "=", "fechado")
    .where("isTest", "=", false)
    .executeTakeFirstOrThrow()
  expect(await totalOf("fechado")).toBe(closed.n)
})

test("concurrent status changes leave exact counts and do not deadlock", async () => {
  const { owner, staff } = database.as
  const ids = await storeLeads(
    owner,
    random,
    Array.from({ length: 20 }, (_, n) => ({
      operadora: "main",
      firstContactAt: new Date(),
      status: n % 2 ? "em_contato" : "cotacao_enviada",
    })),
  )
  const turns = Array.from({ length: 10 }, (_, turn) => turn)
  await Promise.all(
    ids.map(async (leadId, n) => {
      for (const turn of turns) {
        const status = (turn + n) % 2 === 1 ? "cotacao_enviada" : "em_contato"
        const actor = { staffId: testPerson.id, now: new Date() }
        expect(await changeLeadStatus(staff, { ...actor, leadId, version: turn, status })).toEqual({
          outcome: "done",
          version: turn + 1,
        })
      }
    }),
  )
  expect(await totalOf("em_contato")).toBe(10)
  expect(await totalOf("cotacao_enviada")).toBe(10)
})

test("[S2.71] a test lead is flagged and is not in statistics, lists or the e-mail check", async () => {
  const { owner, staff, web } = database.as
  const payload = {
    name: "Teste",
    email: "teste@exemplo.example",
    phone: "1",
    operadora: "amil",
    subject: "s",
    message: "m",
    source_page: "/",
    fingerprint: "cd".repeat(32),
    is_test: true,
  }
  await sql`select from submit_lead(${JSON.stringify(payload)}::jsonb)`.execute(web)
  const [row] = await owner.selectFrom("leads").select(["id", "isTest"]).execute()
  expect(row?.isTest).toBe(true)
  expect(await countLeadStats(staff, new Date())).toEqual({ total: 0, today: 0, month: 0, closed: 0 })
  const all = { view: "todos", filters: {}, paging: null, me: testPerson.id } as const
  expect((await listQueue(staff, all)).leads).toEqual([])
  const search = { kind: "email", email: payload.email } as const
  expect((await searchLeads(staff, { search, filters: {}, paging: null })).leads).toEqual([])
  const tests = await listQueue(staff, { ...all, filters: { onlyTests: true } })
  expect(tests.leads.map((lead) => lead.id)).toEqual([row?.id])
})
