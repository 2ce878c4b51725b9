import type { Log } from "../process/log.server.ts"
import { job } from "./queue.server.ts"
import { redriveDeadLetters } from "./queue-redrive.server.ts"
import { redriveQueue } from "./redrive-queues.ts"

export function redriveJobs({ workerUrl, log }: { workerUrl: string; log: Log }) {
  return [
    job(redriveQueue, async ({ queue, letterId }) => {
      const moved = await redriveDeadLetters(workerUrl, queue, letterId)
      log.info({ queue, moved }, "dead letters put back")
    }),
  ]
}
