import timers from "node:timers/promises"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { countLeadStats } from "../../desk/numbers/lead-stats-store.server.ts"
import { applyRetention } from "./apply-retention.server.ts"
import { retentionJobs } from "./retention-jobs.server.ts"
import { applyRetentionRules } from "./retention-queues.ts"
import { eraseLeadsPastRule } from "./retention-store.server.ts"

const rests = vi.hoisted((): number[] => [])
vi.mock("node:timers/promises", async (original) => {
  const { setTimeout: pause } = await original<typeof timers>()
  return { setTimeout: (ms: number) => (rests.push(ms), pause(ms < 1000 ? ms : 0)) }
})

/** How the retention works through many leads; `npm run bench -- P26` measures it at a million. */
let database: TestDatabase
const random = createRandom(42)
const now = new Date("2026-11-15T06:30:00Z")
const clock = () => now
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(async () => {
  await sql`truncate leads, retention_runs cascade`.execute(database.as.owner)
})
afterAll(() => database.drop())

type Stored = { days: number; status?: string; isTest?: boolean }

function store(leads: readonly Stored[]) {
  return storeLeads(
    database.as.owner,
    random,
    leads.map(({ days, ...rest }) => ({ createdAt: ago(days), updatedAt: ago(days), ...rest })),
  )
}

async function remaining() {
  return (await database.as.owner.selectFrom("leads").select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  )
}

type Options = Omit<Parameters<typeof applyRetention>[0], "db" | "clock">
const apply = (options: Options = {}) => applyRetention({ db: database.as.worker, clock, ...options })
const lineOf = async (code: string, lines = apply()) => (await lines).find((line) => line.code === code)

test("[N18.08] many leads are all erased, in pages and batches of limited size, and the totals stay right", async () => {
  const leads = Array.from({ length: 57 }, (_, n) => ({ days: 200 + (n % 7), isTest: n % 5 === 0 }))
  await store([...leads, { days: 1 }, { days: 1, status: "descartado" }])
  const lines = apply({ page: 20, batch: 6 })
  expect(await lineOf("lead_unanswered", lines)).toMatchObject({ erased: 45, oldest: ago(206) })
  expect(await lineOf("lead_test", lines)).toMatchObject({ erased: 12 })
  expect(await remaining()).toHaveLength(2)
  const { owner, staff } = database.as
  const sums = await sql<{ status: string; total: number }>`
    select status, sum(total)::int as total from lead_totals group by 1 having sum(total) <> 0 order by 1`.execute(
    owner,
  )
  expect(sums.rows).toEqual([
    { status: "descartado", total: 1 },
    { status: "novo", total: 1 },
  ])
  const days = await sql`select day from lead_days group by day having sum(total) <> 0`.execute(owner)
  expect(days.rows).toHaveLength(1)
  expect(await countLeadStats(staff, now)).toMatchObject({ total: 47 })
})

test("[N18.08] after a return to the previous release, which counts deleted leads one by one, they are not counted twice", async () => {
  await store([{ days: 300 }])
  const { owner } = database.as
  // Its trigger, with a function that counts nothing: all that would be counted is counted twice.
  await sql`create function count_nothing() returns trigger language plpgsql as 'begin return null; end'`.execute(
    owner,
  )
  await sql`create or replace trigger leads_count_new after insert or delete on leads
    for each row execute function count_nothing()`.execute(owner)
  const total = async () =>
    (await sql<{ total: number }>`select sum(total)::int as total from lead_totals`.execute(owner)).rows[0]
      ?.total
  const before = await total()
  expect(await lineOf("lead_unanswered")).toMatchObject({ erased: 1 })
  expect(await total()).toBe(before)
  await sql`create or replace trigger leads_count_new after insert on leads
    for each row execute function count_lead()`.execute(owner)
  await sql`drop function count_nothing`.execute(owner)
})

test("[N18.08] leads of the same microsecond are each found once, whatever the size of a page", async () => {
  await store(Array.from({ length: 25 }, () => ({ days: 4000, status: "em_contato" })))
  await sql`alter table leads disable trigger user`.execute(database.as.owner)
  await sql`update leads set created_at = '2020-01-01 10:00:00.123456+00'`.execute(database.as.owner)
  await sql`alter table leads enable trigger user`.execute(database.as.owner)
  for (const page of [1, 10, 24, 25, 1000])
    expect(await lineOf("lead_working", apply({ page })), `${page}`).toMatchObject({ found: 25 })
})

test("[N18.08] a lead that somebody is changing is left for the next run and keeps nobody waiting", async () => {
  const { owner, worker } = database.as
  const [held = 0] = await store([{ days: 300 }, { days: 250 }])
  await owner.transaction().execute(async (change) => {
    await sql`select from leads where id = ${held} for update`.execute(change)
    expect(await lineOf("lead_unanswered")).toMatchObject({ erased: 1, oldest: ago(250) })
  })
  expect(await remaining()).toEqual([held])
  expect(await eraseLeadsPastRule(worker, "lead_unanswered", [held], now)).toEqual([held])
})

test("[N18.08] the run rests at least twice as long as it works, so that new leads hardly wait for it", async () => {
  await store(Array.from({ length: 300 }, () => ({ days: 300 })))
  rests.length = 0
  const startedAt = performance.now()
  expect(await lineOf("lead_unanswered", apply({ batch: 20 }))).toMatchObject({ erased: 300 })
  const took = performance.now() - startedAt
  const rested = rests.reduce((sum, ms) => sum + ms, 0)
  expect(rested).toBeGreaterThan(2 * (took - rested))
})

test("[N18.08] the queue lets the nightly run work for two hours, and it stops after one", async () => {
  const { rows } = await sql<{ seconds: number }>`
    select expire_seconds as seconds from pgboss.queue where name = ${applyRetentionRules.name}`.execute(
    database.as.owner,
  )
  expect(rows).toEqual([{ seconds: 7200 }])
  await store([{ days: 300 }])
  const [job] = retentionJobs({ db: database.as.worker, log: silentLog, clock, isEnding: () => false })
  const startedAt = performance.now()
  using now = vi.spyOn(performance, "now")
  now.mockReturnValueOnce(startedAt - 3600_000)
  await job?.run({} as never)
  expect(await remaining()).toHaveLength(1)
})

test("[N18.08] a worker that ends leaves the rest for its next run", async () => {
  await store([{ days: 300 }, { days: 250 }])
  const [job] = retentionJobs({ db: database.as.worker, log: silentLog, clock, isEnding: () => true })
  await job?.run({} as never)
  expect(await remaining()).toHaveLength(2)
})

test("[N18.08] a rule that the time was too short for leaves no row that says nothing was found, and rules without leads run", async () => {
  await store(Array.from({ length: 4 }, () => ({ days: 4000, status: "em_contato" })))
  const lines = await apply({ mayContinue: () => false })
  expect(lines.map(({ code }) => code)).toEqual(["blog_events", "dead_jobs", "rate_limits", "web_vitals"])
  // After the first of two pages.
  let checks = 0
  const partly = await apply({ page: 3, mayContinue: () => ++checks !== 7 })
  expect(partly.map(({ code }) => code)).not.toContain("lead_working")
  const stored = await sql`select from retention_runs where rule = 'lead_working'`.execute(database.as.owner)
  expect(stored.rows).toHaveLength(0)
  expect(await lineOf("lead_working")).toMatchObject({ found: 4 })
})

test("[N18.08] after a slow statement the run rests some seconds, not three times as long as it took", async () => {
  await store([{ days: 300 }])
  const { owner } = database.as
  await sql`create function fall_asleep() returns trigger language plpgsql as
    'begin perform pg_sleep(2); return old; end'`.execute(owner)
  await sql`create trigger slow before delete on leads for each row execute function fall_asleep()`.execute(
    owner,
  )
  rests.length = 0
  await apply()
  await sql`drop function fall_asleep cascade`.execute(owner)
  expect(Math.max(...rests)).toBe(5000)
})

test("a run that reaches its time limit stops; the next one continues with the oldest leads", async () => {
  await store(Array.from({ length: 5 }, (_, n) => ({ days: 200 + n })))
  // Once for each rule, this one being the fifth; then for each lead.
  let checks = 0
  const mayContinue = () => ++checks <= 5 + 3
  const lines = apply({ batch: 1, mayContinue })
  expect(await lineOf("lead_unanswered", lines)).toMatchObject({ erased: 3, oldest: ago(204) })
  expect(await lineOf("lead_unanswered")).toMatchObject({ erased: 2, oldest: ago(201) })
})
