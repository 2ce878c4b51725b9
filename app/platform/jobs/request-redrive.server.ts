import * as v from "valibot"
import type { Db } from "../db/db.server.ts"
import { addJob } from "./add-job.server.ts"
import { defineQueue } from "./queue.ts"
import { readQueueReport } from "./queue-report.server.ts"

type RedriveRequest = { queue: string; letterId?: string | undefined }

/** Moves one dead letter, or all of a queue, back to the queue. The worker does it (redrive-jobs). */
export const redriveQueue = defineQueue({
  name: "queue-redrive",
  payload: v.object({ queue: v.string(), letterId: v.optional(v.pipe(v.string(), v.uuid())) }),
  retryLimit: 3,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 30,
})

/** Adds a job that retries the letters. The same transaction records the request in the audit. */
export async function requestRedrive(
  db: Db,
  { queue, letterId }: RedriveRequest,
  audit: (db: Db) => Promise<unknown>,
): Promise<"requested" | "unknown-queue"> {
  const queues = await readQueueReport(db)
  if (!queues.some((report) => report.queue === queue)) return "unknown-queue"
  await db.transaction().execute(async (transaction) => {
    await addJob(transaction, redriveQueue, letterId ? { queue, letterId } : { queue })
    await audit(transaction)
  })
  return "requested"
}
