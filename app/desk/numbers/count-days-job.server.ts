import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { countLeadDays } from "./count-days-queue.ts"
import { countNextDay } from "./numbers-store.server.ts"

// The queue treats a job as failed after a minute.
const maxDurationMs = 40_000

/** Counts each day in its own transaction, so that a change to a lead waits for the count of one day at most. */
export async function countFinishedDays(db: Db, canContinue: () => boolean = () => true) {
  let counted = 0
  while (canContinue()) {
    if (!(await countNextDay(db))) break
    counted++
  }
  return counted
}

export function countDaysJobs({ db, log }: { db: Db; log: Log }) {
  return [
    job(countLeadDays, async () => {
      const endsAt = performance.now() + maxDurationMs
      const days = await countFinishedDays(db, () => performance.now() < endsAt)
      if (days > 0) log.info({ days }, "finished days counted for statistics")
    }),
  ]
}
