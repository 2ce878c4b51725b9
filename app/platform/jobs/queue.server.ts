import { setTimeout as pause } from "node:timers/promises"
import { type JobResult, PgBoss } from "pg-boss"
import * as v from "valibot"
import { isOutage } from "../db/outage.ts"
import type { Log } from "../process/log.server.ts"
import type { Metrics } from "../process/metrics.server.ts"
import { createScrub } from "../text/personal-data.ts"
import type { Queue } from "./queue.ts"
import { queueSchema } from "./queue-schema.server.ts"

type Connection = { url: string; log: Log; name: string }

type Options = Connection & {
  metrics: Metrics
  /** Of the queues' cron times. */
  timeZone: string
  /** See createScrub. */
  personalKeys: readonly string[]
}

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

function createBoss({ url, log, name }: Connection) {
  const boss = new PgBoss({
    connectionString: url,
    application_name: name,
    schema: queueSchema,
    max: 6,
    connectionTimeoutMillis: 3000,
    migrate: false,
    createSchema: false,
    supervise: true,
    schedule: true,
    // A killed worker's job must run again within 35 s: heartbeat 10 s, looked at every 5 s.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    reindex: false,
    useListenNotify: true,
  })
  boss.on("error", (error) => log.warn({ err: error }, "queue error"))
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "queue warning"))
  return boss
}

/** Thrown by a job that no repetition can help: it joins the dead letters at once, where people see it. */
export class HopelessJob extends Error {}

type Attempt = { id: string; retryCount: number; retryLimit: number }

const handsPerQueue = 4
const pollingIntervalSeconds = 0.5

/** Runs jobs until stopped, then lets those under way finish. */
export function createRunner({ metrics, timeZone, personalKeys, ...connection }: Options) {
  let boss = createBoss(connection)
  const scrub = createScrub(personalKeys)
  const runOne = async (queue: Queue, current: Attempt, run: () => Promise<void>): Promise<JobResult> => {
    try {
      await run()
      metrics.jobs.inc({ queue: queue.name, outcome: "done" })
      return { id: current.id, status: "completed" }
    } catch (error) {
      const isHopeless = error instanceof HopelessJob
      const isDead = isHopeless || current.retryCount >= current.retryLimit
      metrics.jobs.inc({ queue: queue.name, outcome: isDead ? "dead" : "failed" })
      const fields = { err: error, queue: queue.name, job: current.id, attempt: current.retryCount + 1 }
      if (isDead) connection.log.error(fields, "job died: it waits among the dead letters (npm run jobs)")
      else connection.log.warn(fields, "job failed, will be tried again")
      // pg-boss would keep the error as thrown, and a mail server's answer repeats the address.
      return { id: current.id, status: isHopeless ? "deadletter" : "failed", output: scrub(error) }
    }
  }
  const start = async (jobs: readonly Job[]): Promise<void> => {
    try {
      await open(jobs)
    } catch (error) {
      if (!isOutage(error)) throw error
      connection.log.warn({ err: error }, "queue not started, trying again")
      await boss.stop({ graceful: false }).catch(() => {})
      await pause(1000)
      boss = createBoss(connection)
      await start(jobs)
    }
  }
  const open = async (jobs: readonly Job[]) => {
    await boss.start()
    for (const { queue, run } of jobs) {
      if (queue.cron) await boss.schedule(queue.name, queue.cron, {}, { tz: timeZone })
      const options = {
        pollingIntervalSeconds,
        // A call may go unheard, and a job whose time comes later calls nobody.
        notifyPollingIntervalSeconds: pollingIntervalSeconds,
        heartbeatRefreshSeconds: 3,
        includeMetadata: true,
        perJobResults: true,
      } as const
      for (let hand = 0; hand < (queue.cron ? 1 : handsPerQueue); hand++) {
        let id: string | undefined
        // pg-boss waits out its poll after every job. Whoever found one looks for the next at once, or what
        // piled up while the worker was away would leave at a few jobs a second.
        const lookAgain = () => id && boss.notifyWorker(id)
        id = await boss.work(queue.name, options, async ([current]) => {
          if (!current) return []
          return [await runOne(queue, current, () => run(current.data as never)).finally(lookAgain)]
        })
      }
    }
  }
  const stop = () => boss.stop({ graceful: true, timeout: 20_000 })
  return { start, stop }
}
