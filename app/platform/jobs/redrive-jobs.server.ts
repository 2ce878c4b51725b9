import { PgBoss } from "pg-boss"
import type { Log } from "../process/log.server.ts"
import { job } from "./queue.server.ts"
import { deadLetterName } from "./queue.ts"
import { queueSchema } from "./queue-schema.server.ts"
import { redriveQueue } from "./request-redrive.server.ts"

type World = { workerUrl: string; log: Log; wake: (queue: string) => void }

export function redriveJobs({ workerUrl, log, wake }: World) {
  return [
    job(redriveQueue, async ({ queue, letterId }) => {
      const moved = await redriveDeadLetters(workerUrl, queue, letterId)
      wake(queue)
      log.info({ queue, moved }, "dead letters put back")
    }),
  ]
}

const atOnce = 1000

/** Puts every dead letter of a queue, or the one named, back where it came from, all its tries before it; tells how many. */
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
        limit: atOnce,
        ...(letterId ? { ids: [letterId] } : {}),
      })
      moved += now
      if (now < atOnce) return moved
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}
