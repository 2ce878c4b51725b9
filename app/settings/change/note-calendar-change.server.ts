import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { refreshEdgePages } from "../edge/settings-queues.ts"
import { insertChange } from "../store/settings-store.server.ts"

/** In the transaction of a change of the calendar, with the lock of the settings held: gives it a number, and adds the job that refreshes the edge. */
export async function noteCalendarChange(
  transaction: Transaction<DB>,
  { staffId, reason }: { staffId: string; reason: string },
) {
  const version = await insertChange(transaction, { authorId: staffId, reason, returnOf: null }, [])
  await addJob(transaction, refreshEdgePages, { version })
}
