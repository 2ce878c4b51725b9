import type { Db } from "../db/db.server.ts"
import { addJob } from "./add-job.server.ts"
import { readQueueReport } from "./queue-report.server.ts"
import { redriveQueue } from "./redrive-queues.ts"

type Wish = { queue: string; letterId?: string | undefined }

/** The worker will put the letters back; who asked for it stands in the audit, in the same transaction. */
export async function askRedrive(
  db: Db,
  { queue, letterId }: Wish,
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
