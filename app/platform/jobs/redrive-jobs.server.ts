import { PgBoss } from "pg-boss"
import type { Log } from "../process/log.server.ts"
import { job } from "./queue.server.ts"
import { deadLetterName } from "./queue.ts"
import { queueSchema } from "./queue-schema.server.ts"
import { redriveQueue } from "./request-redrive.server.ts"

type Options = { workerUrl: string; log: Log; wake: (queue: string) => void }

export function redriveJobs({ workerUrl, log, wake }: Options) {
  return [
    job(redriveQueue, async ({ queue, letterId }) => {
      const moved = await redriveDeadLetters(workerUrl, queue, letterId)
      wake(queue)
      log.info({ queue, moved }, "dead letters moved back to queue")
    }),
  ]
}

const batchSize = 1000

/** Moves one dead letter, or all of a queue, back to the queue with all retries available. Returns how many were moved. */
export async function redriveDeadLetters(workerUrl: string, queue: string, letterId?: string) {
  const boss = new PgBoss({
    connectionString: workerUrl,
    schema: queueSchema,
    max: 1,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  try {
    let moved = 0
    for (;;) {
      const now = await boss.redrive(deadLetterName({ name: queue }), {
        limit: batchSize,
        ...(letterId ? { ids: [letterId] } : {}),
      })
      moved += now
      if (now < batchSize) return moved
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
