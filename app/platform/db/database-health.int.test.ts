import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { serveAs } from "../../staff/sign-in/serve-as.server.ts"
import { pruneLimits } from "../http/limit-jobs.server.ts"
import { listDeadLetters } from "../jobs/dead-letter-store.server.ts"
import { createRunner, HopelessJob, job } from "../jobs/queue.server.ts"
import { redriveJobs } from "../jobs/redrive-jobs.server.ts"
import { requestRedrive } from "../jobs/request-redrive.server.ts"
import { vitalP75 } from "../page/vitals.ts"
import { countVitals } from "../page/vitals-store.server.ts"
import { createMetrics } from "../process/metrics.server.ts"
import { listBackups } from "./backup-store.server.ts"
import { readDatabaseActivity } from "./database-activity.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

test("the administration sees connections and what runs long, without anybody's values", async () => {
  const { staff, web } = database.as
  const slow = sql`select pg_sleep(1.6), ${"dalva@exemplar.example"}::text`.execute(web)
  const activity = await eventually(async () => {
    const seen = await readDatabaseActivity(staff)
    return seen.running.some(({ words }) => words.includes("pg_sleep")) && seen
  }, 5000)
  await slow
  expect(activity.connections.open).toBeGreaterThan(1)
  expect(activity.connections.most).toBeGreaterThan(activity.connections.open)
  expect(activity.running[0]?.milliseconds).toBeGreaterThan(1000)
  expect(JSON.stringify(activity)).not.toContain("dalva")
  // This server does not count statements, and says so.
  expect(activity.statements).toBeNull()
})

test("nobody else looks at the server", async () => {
  const management = serveAs(database.staffPool, { ...testPerson, role: "gestao" })
  await expect(readDatabaseActivity(management)).rejects.toThrow(/only the administration/)
})

test("a dead letter is shown with its reason, put back on request, and the request is in the audit", {
  timeout: 40_000,
}, async () => {
  const { staff, worker } = database.as
  let runs = 0
  const runner = createRunner({
    db: worker,
    url: database.urls.worker,
    log: silentLog,
    metrics: createMetrics("health test"),
    timeZone: "UTC",
    personalKeys: [],
  })
  await sql`select add_job(${pruneLimits.name}, '{}')`.execute(staff)
  await runner.start([
    job(pruneLimits, async () => {
      runs++
      if (runs === 1) throw new HopelessJob("a mesa de <ana@exemplo.example> caiu")
    }),
    ...redriveJobs({ workerUrl: database.urls.worker, log: silentLog, wake: runner.wake }),
  ])
  try {
    const [letter] = await eventually(async () => {
      const letters = await listDeadLetters(staff, 10)
      return letters.length > 0 && letters
    }, 20_000)
    expect(letter).toMatchObject({ queue: pruneLimits.name, tries: 1, about: {} })
    expect(letter?.fault).toContain("caiu")
    expect(letter?.fault).not.toContain("ana@")
    expect(await listDeadLetters(worker, 10)).toHaveLength(1)
    const audited: string[] = []
    const audit = async () => audited.push("x")
    expect(await requestRedrive(staff, { queue: "nenhuma" }, audit)).toBe("unknown-queue")
    expect(await requestRedrive(staff, { queue: pruneLimits.name, letterId: letter?.id }, audit)).toBe(
      "asked",
    )
    expect(audited).toHaveLength(1)
    await eventually(() => runs >= 2, 20_000)
    expect(await listDeadLetters(staff, 10)).toEqual([])
  } finally {
    await runner.stop()
  }
})

test("backups: none where nothing records them; where something does, the last ones", async () => {
  const { owner, staff } = database.as
  const { rows } = await sql<{ isKnown: boolean }>`
    select to_regclass('backup_runs') is not null as is_known`.execute(owner)
  if (!rows[0]?.isKnown) {
    expect(await listBackups(staff, 3)).toEqual([])
    await sql`create table backup_runs (id bigint generated always as identity, started_at timestamptz,
      finished_at timestamptz, outcome text, name text, bytes bigint, fault text)`.execute(owner)
    await sql`grant select on backup_runs to webplan_staff`.execute(owner)
  }
  await sql`insert into backup_runs (started_at, finished_at, outcome, name, bytes, fault) values
    ('2026-11-15 03:00+00', '2026-11-15 03:01+00', 'failed', 'a', 0, 'disco cheio'),
    ('2026-11-16 03:00+00', '2026-11-16 03:02+00', 'verified', 'b', 412000000, '')`.execute(owner)
  expect(await listBackups(staff, 1)).toMatchObject([{ outcome: "verified", bytes: 412_000_000 }])
  expect(await listBackups(staff, 5)).toHaveLength(2)
})

test("web vitals are read from their counts as the desk's role", async () => {
  const { owner, staff } = database.as
  await sql`insert into web_vitals (day, page, name, bucket, measures)
    values ('2026-11-16', '/', 'LCP', 1200, 9), ('2026-11-16', '/amil', 'LCP', 2500, 3), ('2026-01-01', '/', 'LCP', 30000, 99)`.execute(
    owner,
  )
  expect(vitalP75(await countVitals(staff, "2026-11-01"))).toEqual([
    { name: "LCP", measures: 12, atMost: 1200 },
  ])
})
