import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { countLeadStats } from "../../desk/numbers/lead-stats-store.server.ts"
import { countViews } from "../../desk/queue/queue-count-store.server.ts"
import { applyRetention, previewRetention } from "./apply-retention.server.ts"
import { retentionDefaults } from "./retention-defaults.ts"
import { retentionJobs } from "./retention-jobs.server.ts"
import { eraseLeadsPastRule } from "./retention-store.server.ts"

let database: TestDatabase
const random = createRandom(41)
const now = new Date("2026-11-15T06:30:00Z")
const clock = () => now
const ago = (days: number, seconds = 0) => new Date(now.getTime() - days * 86_400_000 - seconds * 1000)

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(async () => {
  const { owner } = database.as
  await sql`truncate leads, retention_runs, web_vitals, rate_limits cascade`.execute(owner)
  await sql`update retention_rules set days = most_days`.execute(owner)
})
afterAll(() => database.drop())

type Stored = { days: number; seconds?: number; status?: string; isTest?: boolean; operadora?: string }

function store(leads: Stored[]) {
  return storeLeads(
    database.as.owner,
    random,
    leads.map(({ days, seconds = 0, ...rest }) => {
      const at = ago(days, seconds)
      return { createdAt: at, updatedAt: at, operadora: "main", ...rest }
    }),
  )
}

const storeOne = async (lead: Stored) => (await store([lead]))[0] as number

function insertEvent(leadId: number, days: number) {
  return database.as.owner
    .insertInto("leadEvents")
    .values({ leadId, kind: "status_changed", actor: "ana", note: "ligou", createdAt: ago(days) })
    .execute()
}

async function remaining() {
  return (await database.as.owner.selectFrom("leads").select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  )
}

const apply = () => applyRetention({ db: database.as.worker, clock })

const lineOf = async (code: string, lines = apply()) => (await lines).find((line) => line.code === code)

test("the rules start with the days that the policy publishes, and these are the maximum", async () => {
  const rules = await database.as.staff
    .selectFrom("retentionRules")
    .select(["code", "days", "mostDays", "leastDays", "reason", "legalBasis"])
    .execute()
  expect(Object.fromEntries(rules.map(({ code, days }) => [code, days]))).toEqual(
    Object.fromEntries(Object.entries(retentionDefaults).map(([code, { days }]) => [code, days])),
  )
  for (const { code, days, mostDays, leastDays, legalBasis } of rules) {
    expect(mostDays, code).toBe(days)
    expect(leastDays, code).toBeLessThanOrEqual(days)
    expect(legalBasis, code).toMatch(/LGPD, art/)
  }
})

test.each([
  ["lead_unanswered", "novo"],
  ["lead_lost", "perdido"],
  ["lead_discarded", "descartado"],
  ["lead_closed", "fechado"],
] as const)(
  "%s: a lead with status %s is erased when its days are over, and not a second sooner",
  async (code, status) => {
    const { days } = retentionDefaults[code]
    const [kept] = await store([
      { days, status },
      { days, seconds: 1, status },
      { days: days + 400, status },
    ])
    expect(await lineOf(code)).toMatchObject({ found: 2, erased: 2, oldest: ago(days + 400) })
    expect(await remaining()).toEqual([kept])
  },
)

test("leads marked as tests are erased after 30 days, whatever their status", async () => {
  const kept = await storeOne({ days: 29, isTest: true })
  await store([
    { days: 31, isTest: true },
    { days: 31, isTest: true, status: "em_contato" },
  ])
  expect(await lineOf("lead_test")).toMatchObject({ erased: 2 })
  expect(await remaining()).toEqual([kept])
})

test("an open lead is never erased, however old; the report counts it so that staff can decide", async () => {
  const kept = await store([
    { days: 4000, status: "em_contato" },
    { days: 4000, status: "cotacao_enviada" },
    { days: 10, status: "em_contato" },
  ])
  expect(await lineOf("lead_working")).toMatchObject({ found: 2, erased: 0, oldest: ago(4000) })
  expect(await remaining()).toEqual(kept)
  for (const code of Object.keys(retentionDefaults))
    expect(await eraseLeadsPastRule(database.as.worker, code, kept, now), code).toEqual([])
  await expect(
    sql`update retention_rules set action = 'erase' where code = 'lead_working'`.execute(database.as.owner),
  ).rejects.toThrow(/check constraint/)
})

test("time is measured from the last event or change, and the events are erased with the lead", async () => {
  const { owner } = database.as
  const withEvent = await storeOne({ days: 900, status: "perdido" })
  await insertEvent(withEvent, 364)
  const withNotes = await storeOne({ days: 900, status: "perdido" })
  await sql`alter table leads disable trigger leads_touch`.execute(owner)
  await sql`update leads set notes = 'ligar', updated_at = ${ago(300)} where id = ${withNotes}`.execute(owner)
  await sql`alter table leads enable trigger leads_touch`.execute(owner)
  const unchanged = await storeOne({ days: 900, status: "perdido" })
  await insertEvent(unchanged, 366)
  expect(await lineOf("lead_lost")).toMatchObject({ erased: 1, oldest: ago(366) })
  expect(await remaining()).toEqual([withEvent, withNotes])
  const events = await owner.selectFrom("leadEvents").select("leadId").execute()
  expect(events.map(({ leadId }) => leadId)).toEqual([withEvent])
})

test("a locked lead is skipped and erased the next night", async () => {
  const id = await storeOne({ days: 900, status: "descartado" })
  await database.as.staff.transaction().execute(async (transaction) => {
    await sql`select from leads where id = ${id} for update`.execute(transaction)
    expect(await lineOf("lead_discarded")).toMatchObject({ erased: 0 })
  })
  expect(await lineOf("lead_discarded")).toMatchObject({ erased: 1 })
})

test("[N18.08] a lead that was reopened between being found and being erased is kept", async () => {
  const id = await storeOne({ days: 900, status: "descartado" })
  const found = await previewRetention({ db: database.as.worker, clock })
  expect(found.find(({ code }) => code === "lead_discarded")).toMatchObject({ found: 1 })
  await insertEvent(id, 0)
  const other = await storeOne({ days: 900, status: "descartado" })
  expect(await eraseLeadsPastRule(database.as.worker, "lead_discarded", [id, other], now)).toEqual([other])
  expect(await remaining()).toEqual([id])
})

test("a dry run reports the same and changes nothing", async () => {
  await store([{ days: 181 }, { days: 500, status: "fechado" }, { days: 400, status: "perdido" }])
  const before = await remaining()
  const preview = await previewRetention({ db: database.as.worker, clock })
  expect(await remaining()).toEqual(before)
  expect(await database.as.owner.selectFrom("retentionRuns").selectAll().execute()).toEqual([])
  const done = await apply()
  expect(preview.map(({ code, found, oldest }) => ({ code, found, oldest }))).toEqual(
    done.map(({ code, found, oldest }) => ({ code, found, oldest })),
  )
})

test("a run stores one row per rule with counts and times, and no personal data", async () => {
  await store([{ days: 181 }, { days: 190 }])
  await apply()
  const runs = await database.as.staff.selectFrom("retentionRuns").selectAll().execute()
  expect(runs.map(({ rule }) => rule).toSorted()).toEqual(Object.keys(retentionDefaults).toSorted())
  const { id: _id, ...run } = runs.find(({ rule }) => rule === "lead_unanswered") ?? { id: 0 }
  expect(run).toEqual({
    rule: "lead_unanswered",
    days: 180,
    found: 2,
    erased: 2,
    oldest: ago(190),
    startedAt: now,
    finishedAt: now,
  })
})

test("[S7.08] an erased lead leaves lists and totals but still counts in the statistics; a lead deleted by an operator does not", async () => {
  const { owner, staff } = database.as
  const [deleted] = await store([
    { days: 0 },
    { days: 181 },
    { days: 2000, status: "fechado", operadora: "amil" },
    { days: 31, isTest: true },
  ])
  const before = await countLeadStats(staff, now)
  expect(before).toEqual({ total: 3, today: 1, month: 1, closed: 1 })
  await apply()
  expect(await countLeadStats(staff, now)).toEqual(before)
  expect(await countLeadStats(staff, ago(181))).toMatchObject({ today: 1 })
  expect(await countViews(staff, testPerson.id)).toMatchObject({
    todos: { count: 1 },
    fechados: { count: 0 },
  })
  await owner
    .deleteFrom("leads")
    .where("id", "=", deleted as number)
    .execute()
  expect(await countLeadStats(staff, now)).toEqual({ total: 2, today: 0, month: 0, closed: 1 })
})

test("a worker whose clock is ahead erases no lead early", async () => {
  await storeLeads(database.as.owner, random, [{ status: "descartado" }])
  const lines = await applyRetention({ db: database.as.worker, clock: () => new Date("2099-01-01") })
  expect(lines.find(({ code }) => code === "lead_discarded")).toMatchObject({ erased: 0 })
})

test("staff may shorten a time within its bounds and change nothing else; web and worker roles may not delete leads", async () => {
  const { staff, worker, web } = database.as
  await store([{ days: 100 }])
  await staff.updateTable("retentionRules").set({ days: 60 }).where("code", "=", "lead_unanswered").execute()
  for (const days of [29, 181])
    await expect(
      staff.updateTable("retentionRules").set({ days }).where("code", "=", "lead_unanswered").execute(),
    ).rejects.toThrow(/check constraint/)
  await expect(sql`update retention_rules set most_days = 9999`.execute(staff)).rejects.toThrow(
    "permission denied",
  )
  await expect(sql`delete from leads`.execute(worker)).rejects.toThrow("permission denied")
  await expect(sql`select erase_leads_past_rule('lead_lost', array[1], now())`.execute(web)).rejects.toThrow(
    "permission denied",
  )
  expect(await lineOf("lead_unanswered")).toMatchObject({ erased: 1 })
})

test("the worker's job runs every night and applies the rules", async () => {
  await store([{ days: 181 }])
  const [job] = retentionJobs({ db: database.as.worker, log: silentLog, clock, isEnding: () => false })
  expect(job?.queue.cron).toBe("30 3 * * *")
  await job?.run({} as never)
  expect(await remaining()).toEqual([])
})

test("npm run retention -- --dry-run reports, npm run retention erases", async () => {
  await store([{ days: 400 }])
  const run = async (...args: string[]) => {
    const env = { NO_COLOR: "1", DATABASE_URL_WORKER: database.urls.worker }
    return (await promisify(execFile)(process.execPath, ["tools/retention.ts", ...args], { env })).stdout
  }
  const day = ago(400).toISOString().slice(0, 10)
  expect(await run("--dry-run")).toMatch(
    new RegExp(`would be erased[^]*lead_unanswered' *│ 180 *│ 'erase' *│ 1 *│ 1 *│ '${day}'`),
  )
  expect(await remaining()).toHaveLength(1)
  expect(await run()).toMatch(
    new RegExp(`erased[^]*lead_unanswered' *│ 180 *│ 'erase' *│ 1 *│ 1 *│ '${day}'`),
  )
  expect(await remaining()).toEqual([])
  await expect(run("--now")).rejects.toThrow("usage: retention")
})
