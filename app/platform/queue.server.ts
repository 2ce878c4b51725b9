import { PgBoss } from "pg-boss"
import * as v from "valibot"
import type { Log } from "./log.server.ts"
import type { Metrics } from "./metrics.server.ts"
import type { Queue } from "./queue.ts"
import { queueSchema } from "./queue-schema.server.ts"

type Connection = { url: string; log: Log; name: string }

const createBoss = ({ url, log, name }: Connection) => {
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
  })
  boss.on("error", (error) => log.warn({ err: error }, "queue error"))
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "queue warning"))
  return boss
}

export type Job = { queue: Queue; run: (payload: never) => Promise<void> }

export const job = <Payload extends object>(
  queue: Queue<Payload>,
  run: (payload: Payload) => Promise<void>,
): Job => ({
  queue,
  run: (payload) => run(v.parse(queue.payload, payload)),
})

const timeZone = "America/Sao_Paulo"
const handsPerQueue = 4
const pollingIntervalSeconds = 0.5

/** The worker door's end: runs jobs until stopped, then lets those under way finish. */
export const createRunner = ({ metrics, ...connection }: Connection & { metrics: Metrics }) => {
  const boss = createBoss(connection)
  const runOne = async (queue: Queue, current: { id: string }, run: () => Promise<void>) => {
    try {
      await run()
      metrics.jobs.inc({ queue: queue.name, outcome: "done" })
    } catch (error) {
      metrics.jobs.inc({ queue: queue.name, outcome: "failed" })
      connection.log.warn(
        { err: error, queue: queue.name, job: current.id },
        "job failed, will be tried again",
      )
      throw error
    }
  }
  const start = async (jobs: readonly Job[]) => {
    await boss.start()
    for (const { queue, run } of jobs) {
      if (queue.cron) await boss.schedule(queue.name, queue.cron, {}, { tz: timeZone })
      const options = { pollingIntervalSeconds, heartbeatRefreshSeconds: 3 }
      for (let hand = 0; hand < (queue.cron ? 1 : handsPerQueue); hand++) {
        let id: string | undefined
        // pg-boss waits out its poll after every job. Whoever found one looks for the next at once, or what
        // piled up while the worker was away would leave at a few jobs a second.
        const lookAgain = () => id && boss.notifyWorker(id)
        id = await boss.work(queue.name, options, async ([current]) => {
          if (current) await runOne(queue, current, () => run(current.data as never)).finally(lookAgain)
        })
      }
    }
  }
  const stop = () => boss.stop({ graceful: true, timeout: 20_000 })
  return { start, stop }
}
