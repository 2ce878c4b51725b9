import { setTimeout as pause } from "node:timers/promises"
import { type JobResult, PgBoss } from "pg-boss"
import * as v from "valibot"
import { createPool, type Db, type DbPool } from "../db/db.server.ts"
import { createListener } from "../db/listen.server.ts"
import { isOutage } from "../db/outage.ts"
import type { Metrics } from "../metrics/metrics.server.ts"
import type { Log } from "../process/log.server.ts"
import { createScrub } from "../text/personal-data.ts"
import { createTicker } from "../time/ticker.server.ts"
import { jobChannel, moveDueJobs } from "./outbox.server.ts"
import type { Queue } from "./queue.ts"
import { queueSchema } from "./queue-schema.server.ts"

type Options = {
  db: Db
  url: string
  log: Log
  metrics: Metrics
  /** For the queues' cron times. */
  timeZone: string
  /** Called after jobs were moved from the outbox to this queue. */
  onDue?: (queue: string) => void
  /** See createScrub. */
  personalKeys: readonly string[]
}

type QueueWorker = { id: string; isBusy: boolean }

export type Job = { queue: Queue; run: (payload: never) => Promise<void> }

export function job<Payload extends object>(
  queue: Queue<Payload>,
  run: (payload: Payload) => Promise<void>,
): Job {
  return {
    queue,
    run: (payload) => run(v.parse(queue.payload, payload)),
  }
}

/** Thrown by a job that a retry cannot help: it becomes a dead letter immediately. */
export class PermanentJobError extends Error {}

type Attempt = { id: string; retryCount: number; retryLimit: number }

/** New work is announced by a notification. Polling finds retries, jobs of a dead worker and lost notifications. */
const outboxPollMs = 2000
const pollSeconds = { urgent: 2, onDemand: 10, scheduled: 30 }
const batchSize = 5
/** Only the first worker of a queue polls. The others are woken, so that a batch that hangs does not block the queue. */
const workersPerQueue = 3
const neverSeconds = 3600

/** Runs jobs until stopped, then waits for the running ones to finish. */
export function createRunner({ db, url, log, metrics, timeZone, onDue, personalKeys }: Options) {
  const scrub = createScrub(personalKeys)
  const pool = createPool({ url, name: "job queue", log, maxConnections: 6, metrics })
  let boss: PgBoss | undefined
  const workers = new Map<string, QueueWorker[]>()
  let outbox: ReturnType<typeof watchOutbox> | undefined

  const runOne = async (queue: Queue, current: Attempt, run: () => Promise<void>): Promise<JobResult> => {
    try {
      await run()
      metrics.jobs.inc({ queue: queue.name, outcome: "done" })
      return { id: current.id, status: "completed" }
    } catch (error) {
      const isPermanent = error instanceof PermanentJobError
      const isDead = isPermanent || current.retryCount >= current.retryLimit
      metrics.jobs.inc({ queue: queue.name, outcome: isDead ? "dead" : "failed" })
      const fields = { err: error, queue: queue.name, job: current.id, attempt: current.retryCount + 1 }
      if (isDead) log.error(fields, "job failed finally, kept as a dead letter (docs/operations.md)")
      else log.warn(fields, "job failed, will retry")
      // pg-boss would store the error unchanged, and a mail server's response may repeat the address.
      return { id: current.id, status: isPermanent ? "deadletter" : "failed", output: scrub(error) }
    }
  }

  const addWorker = async (opened: PgBoss, { queue, run }: Job, pollingIntervalSeconds: number) => {
    const worker: QueueWorker = { id: "", isBusy: false }
    const options = {
      pollingIntervalSeconds,
      batchSize,
      burstWhenBatchFull: true,
      heartbeatRefreshSeconds: 3,
      includeMetadata: true,
      perJobResults: true,
    } as const
    worker.id = await opened.work(queue.name, options, async (batch) => {
      worker.isBusy = true
      // Jobs that arrived during this fetch go to the next worker.
      wake(queue.name)
      const results = await Promise.all(
        batch.map((current) => runOne(queue, current, () => run(current.data as never))),
      )
      worker.isBusy = false
      outbox?.wake()
      return results
    })
    workers.set(queue.name, [...(workers.get(queue.name) ?? []), worker])
  }

  const work = async (opened: PgBoss, job: Job) => {
    const { name, cron, isUrgent } = job.queue
    if (cron) await opened.schedule(name, cron, {}, { tz: timeZone })
    await addWorker(opened, job, pollSeconds[isUrgent ? "urgent" : cron ? "scheduled" : "onDemand"])
    for (let n = 1; n < (cron ? 1 : workersPerQueue); n++) await addWorker(opened, job, neverSeconds)
  }

  /** Makes an idle worker of the queue fetch immediately, or the first worker as soon as it is idle. */
  const wake = (queue: string) => {
    const all = workers.get(queue) ?? []
    const next = all.find(({ isBusy }) => !isBusy) ?? all[0]
    if (next) boss?.notifyWorker(next.id)
  }

  const watchOutbox = (opened: PgBoss) => {
    const queues = [...workers.keys()]
    const ticker = createTicker({
      name: "outbox",
      everyMs: outboxPollMs,
      log,
      run: async () => {
        for (const queue of await moveDueJobs(db, opened, queues)) {
          wake(queue)
          onDue?.(queue)
        }
      },
    })
    const listener = createListener({ url, name: "job outbox", channel: jobChannel, log })
    listener.subscribe(ticker.wake)
    const stop = async () => {
      await listener.close()
      await ticker.stop()
    }
    return { wake: ticker.wake, stop }
  }

  const start = async (jobs: readonly Job[]): Promise<void> => {
    const opened = createBoss({ pool, log })
    try {
      await opened.start()
      workers.clear()
      for (const one of jobs) await work(opened, one)
      boss = opened
      outbox = watchOutbox(opened)
    } catch (error) {
      await opened.stop({ graceful: false }).catch(() => {})
      if (!isOutage(error)) throw error
      log.warn({ err: error }, "queue not started, will retry")
      await pause(1000)
      await start(jobs)
    }
  }
  const stop = async () => {
    await outbox?.stop()
    await boss?.stop({ graceful: true, timeout: 20_000 })
    await pool.end()
  }
  return { start, stop, wake }
}

function createBoss({ pool, log }: { pool: DbPool; log: Log }) {
  const boss = new PgBoss({
    // Its own pool has no time limit for a statement, so that a cut network would block a queue for minutes.
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    supervise: true,
    schedule: true,
    // A killed worker's job must run again within 35 s: heartbeat 10 s, checked every 8 s, retry 2 s, urgent poll 2 s.
    superviseIntervalSeconds: 8,
    monitorIntervalSeconds: 8,
    cronWorkerIntervalSeconds: 30,
    reindex: false,
    // Jobs that depend on one another are not used.
    flowIntervalSeconds: 3600,
  })
  // pg-boss may emit a plain object, and the log redacts the key `message` of plain objects.
  boss.on("error", ({ message, code }: Error & { code?: string }) =>
    log.warn({ err: Object.assign(new Error(message), { code }) }, "queue error"),
  )
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "queue warning"))
  return boss
}
