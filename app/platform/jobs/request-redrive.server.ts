import * as v from "valibot"
import type { Db } from "../db/db.server.ts"
import { addJob } from "./add-job.server.ts"
import { defineQueue } from "./queue.ts"
import { readQueueReport } from "./queue-report.server.ts"

type RedriveRequest = { queue: string; letterId?: string | undefined }

/** Dead letters go back to where they came from, one of them or all of a queue. The worker does it (redrive-jobs). */
export const redriveQueue = defineQueue({
  name: "queue-redrive",
  payload: v.object({ queue: v.string(), letterId: v.optional(v.pipe(v.string(), v.uuid())) }),
  retryLimit: 3,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 30,
})

/** Asks the worker to put the letters back; who asked is written to the audit in the same transaction. */
export async function requestRedrive(
  db: Db,
  { queue, letterId }: RedriveRequest,
  audit: (db: Db) => Promise<unknown>,
): Promise<"asked" | "unknown-queue"> {
  const queues = await readQueueReport(db)
  if (!queues.some((report) => report.queue === queue)) return "unknown-queue"
  await db.transaction().execute(async (transaction) => {
    await addJob(transaction, redriveQueue, letterId ? { queue, letterId } : { queue })
    await audit(transaction)
  })
  return "asked"
}
