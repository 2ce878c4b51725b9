import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { pruneLimits } from "../http/limit-jobs.server.ts"
import { listDeadLetters } from "../jobs/dead-letter-store.server.ts"
import { createRunner, job, PermanentJobError } from "../jobs/queue.server.ts"
import { redriveJobs } from "../jobs/redrive-jobs.server.ts"
import { requestRedrive } from "../jobs/request-redrive.server.ts"
import { createMetrics } from "../metrics/metrics.server.ts"
import { vitalP75 } from "../page/vitals.ts"
import { countVitals } from "../page/vitals-store.server.ts"
import { readDatabaseActivity } from "./database-activity.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

test("administrators see connections and long-running statements without personal values", async () => {
  const { staff, web } = database.as
  const slow = sql`select pg_sleep(1.6), ${"dalva@exemplar.example"}::text`.execute(web)
  const activity = await eventually(async () => {
    const current = await readDatabaseActivity(staff)
    return current.running.some(({ text }) => text.includes("pg_sleep")) && current
  }, 5000)
  await slow
  expect(activity.connections.open).toBeGreaterThan(1)
  expect(activity.connections.most).toBeGreaterThan(activity.connections.open)
  expect(activity.running[0]?.milliseconds).toBeGreaterThan(1000)
  expect(JSON.stringify(activity)).not.toContain("dalva")
  // pg_stat_statements is not installed on this server.
  expect(activity.statements).toBeNull()
})

test("other roles may not read database activity", async () => {
  const management = dbAsPerson(database.staffPool, { ...testPerson, role: "gestao" })
  await expect(readDatabaseActivity(management)).rejects.toThrow(/not for this role/)
})

test("lists a dead letter with its reason, retries it on request and records the request in the audit", {
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
      if (runs === 1) throw new PermanentJobError("a mesa de <ana@exemplo.example> caiu")
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
      "requested",
    )
    expect(audited).toHaveLength(1)
    await eventually(() => runs >= 2, 20_000)
    expect(await listDeadLetters(staff, 10)).toEqual([])
  } finally {
    await runner.stop()
  }
})

test("the desk role reads web vitals from their counts", async () => {
  const { owner, staff } = database.as
  await sql`insert into web_vitals (day, page, name, bucket, measures)
    values ('2026-11-16', '/', 'LCP', 1200, 9), ('2026-11-16', '/amil', 'LCP', 2500, 3), ('2026-01-01', '/', 'LCP', 30000, 99)`.execute(
    owner,
  )
  expect(vitalP75(await countVitals(staff, "2026-11-01"))).toEqual([
    { name: "LCP", measures: 12, atMost: 1200 },
  ])
})
