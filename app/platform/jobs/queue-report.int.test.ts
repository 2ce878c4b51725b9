import { Registry } from "@prometheus-io/client"
import { sql } from "kysely"
import { Client } from "pg"
import * as v from "valibot"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { grantQueue } from "../../../db/queue-grants.ts"
import { eventually } from "../../../testing/eventually.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { createMetrics } from "../metrics/metrics.server.ts"
import { addQueueGauges } from "../metrics/queue-metrics.server.ts"
import { createLog } from "../process/log.server.ts"
import { addJob } from "./add-job.server.ts"
import { createRunner, job, PermanentJobError } from "./queue.server.ts"
import { defineQueue } from "./queue.ts"
import { readQueueReport } from "./queue-report.server.ts"
import { installQueue } from "./queue-schema.server.ts"
import { redriveDeadLetters } from "./redrive-jobs.server.ts"

const chores = defineQueue({
  name: "chores",
  payload: v.object({ fate: v.picklist(["done", "permanent", "fails", "fails-once", "hangs"]) }),
  retryLimit: 1,
  retryDelaySeconds: 0,
  retryDelayMaxSeconds: 1,
})

let database: TestDatabase
let lines: string[]
let runner: ReturnType<typeof createRunner>
const metrics = createMetrics("test")

beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const owner = new Client({ connectionString: database.urls.owner })
  await owner.connect()
  await installQueue(owner, [chores])
  await grantQueue(owner)
  await owner.end()
  lines = []
  const log = createLog({
    level: "info",
    process: "test",
    pretty: false,
    personalKeys: [],
    destination: { write: (line) => lines.push(line) },
  })
  runner = createRunner({
    db: database.as.worker,
    url: database.urls.worker,
    log,
    metrics,
    timeZone: "UTC",
    personalKeys: [],
  })
})
afterEach(async () => {
  await runner.stop()
  await database.drop()
})

const fates: string[] = []
const doChores = job(chores, async ({ fate }) => {
  fates.push(fate)
  if (fate === "permanent") throw new PermanentJobError("a retry cannot help")
  if (fate === "fails" || (fate === "fails-once" && fates.filter((one) => one === fate).length === 1))
    throw new Error("550 <ana@exemplo.example> is not welcome")
})

async function report(db = database.as.worker) {
  const queues = await readQueueReport(db)
  const { oldestWaitingSeconds, ...counts } =
    queues.find(({ queue }) => queue === "chores") ?? ({} as (typeof queues)[number])
  return { counts, oldestWaitingSeconds }
}

test("a dead job is logged as an error, counted in the report and the metrics, and can be retried", {
  timeout: 40_000,
}, async () => {
  for (const fate of ["done", "permanent", "fails", "fails-once"] as const)
    await database.as.worker.transaction().execute((transaction) => addJob(transaction, chores, { fate }))
  expect((await report()).counts).toEqual({ queue: "chores", waiting: 4, failed: 0, active: 0, dead: 0 })
  expect((await report()).oldestWaitingSeconds).toBeGreaterThan(0)
  expect(await report(database.as.staff)).toMatchObject({ counts: { waiting: 4 } })

  await runner.start([doChores])
  const { counts } = await eventually(async () => {
    const current = await report()
    const { dead, failed, waiting, active } = current.counts
    return dead === 2 && failed + waiting + active === 0 && current
  }, 20_000)
  expect(counts).toEqual({ queue: "chores", waiting: 0, failed: 0, active: 0, dead: 2 })
  // The job with a permanent error ran once, the failing one as often as its queue allows.
  expect(fates.toSorted()).toEqual(["done", "fails", "fails", "fails-once", "fails-once", "permanent"])
  const deaths = lines.filter((line) => line.includes("job failed finally"))
  expect(deaths).toHaveLength(2)
  expect(deaths.every((line) => line.includes('"level":"error"') && line.includes('"queue":"chores"'))).toBe(
    true,
  )
  const kept = await sql`select output, source_output from pgboss.job where name like 'chores%'`.execute(
    database.as.owner,
  )
  expect(JSON.stringify(kept.rows)).toContain("is not welcome")
  expect(`${lines.join()}${JSON.stringify(kept.rows)}`).not.toContain("ana@exemplo")

  const registry = new Registry()
  addQueueGauges(registry, () => readQueueReport(database.as.worker))
  const exposed = await registry.metrics()
  expect(exposed).toContain('jobs_in_queue{queue="chores",state="dead"} 2')
  expect(exposed).toContain('jobs_oldest_waiting_seconds{queue="chores"} 0')

  expect(await redriveDeadLetters(database.urls.worker, "chores")).toBe(2)
  await eventually(() => fates.length >= 9, 20_000)
  await eventually(async () => (await report()).counts.dead === 2)
})

test("[N18.03] a statement of the queue that gets no answer ends after ten seconds", {
  timeout: 60_000,
}, async () => {
  await runner.start([doChores])
  await database.as.owner.transaction().execute(async (transaction) => {
    await sql`lock table pgboss.job in access exclusive mode`.execute(transaction)
    await eventually(() =>
      lines.some((line) => line.includes("queue error") && line.includes("Query read timeout")),
    )
  })
})

test("a job that hangs does not block the other jobs of its queue", async () => {
  const ended: string[] = []
  let release = () => {}
  const hanging = new Promise<void>((resolve) => {
    release = resolve
  })
  const isHanging = new Promise<void>((resolve) => {
    void runner.start([
      job(chores, async ({ fate }) => {
        if (fate === "hangs") {
          resolve()
          await hanging
        }
        ended.push(fate)
      }),
    ])
  })
  const add = (fate: "hangs" | "done") =>
    database.as.staff.transaction().execute((transaction) => addJob(transaction, chores, { fate }))
  await add("hangs")
  await isHanging
  await add("done")
  await eventually(() => ended.length === 1, 8000)
  expect(ended).toEqual(["done"])
  release()
  await eventually(() => ended.length === 2)
})

test("serves metrics while the database is unavailable", async () => {
  const registry = new Registry()
  addQueueGauges(registry, () => Promise.reject(new Error("away")))
  expect(await registry.metrics()).toContain("jobs_in_queue")
})
