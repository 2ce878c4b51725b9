import type { ClientBase } from "pg"
import { PgBoss } from "pg-boss"
import { deadLetterName, type Queue } from "./queue.ts"

export const queueSchema = "pgboss"

// A dead worker is detected by its missing heartbeat. Ten seconds is the shortest interval that pg-boss accepts.
const heartbeatSeconds = 10

type QueueShape = Pick<
  Queue,
  "name" | "retryLimit" | "retryDelaySeconds" | "retryDelayMaxSeconds" | "maxSeconds"
>

/** Creates or updates the tables of pg-boss and these queues. Runs with the migrations, as the owner. */
export async function installQueue(owner: ClientBase, queues: readonly QueueShape[]) {
  const boss = new PgBoss({
    schema: queueSchema,
    supervise: false,
    schedule: false,
    db: { executeSql: (text, values) => owner.query(text, values as unknown[]) },
  })
  boss.on("error", (error) => {
    throw error
  })
  await boss.start()
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
    for (const queue of queues) {
      const dead = deadLetterName(queue)
      if (!existing.has(dead))
        await boss.createQueue(dead, { retryLimit: 0, retentionSeconds: 60 * 60 * 24 * 365 })
      const options = {
        retryLimit: queue.retryLimit,
        retryDelay: queue.retryDelaySeconds,
        retryBackoff: true,
        retryDelayMax: queue.retryDelayMaxSeconds,
        heartbeatSeconds,
        expireInSeconds: queue.maxSeconds ?? 60,
        deadLetter: dead,
      }
      if (existing.has(queue.name)) await boss.updateQueue(queue.name, options)
      else await boss.createQueue(queue.name, options)
    }
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
}
