import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { countLeadDays } from "./count-days-queue.ts"
import { countNextDay } from "./numbers-store.server.ts"

// The queue takes a job for lost after a minute.
const longestMs = 40_000

/** Each day in a transaction of its own: a change to a lead waits for one day's count at most. */
export async function countDaysThatAreOver(db: Db, mayGoOn: () => boolean = () => true) {
  let counted = 0
  while (mayGoOn()) {
    if (!(await countNextDay(db))) break
    counted++
  }
  return counted
}

export function countDaysJobs({ db, log }: { db: Db; log: Log }) {
  return [
    job(countLeadDays, async () => {
      const endsAt = performance.now() + longestMs
      const days = await countDaysThatAreOver(db, () => performance.now() < endsAt)
      if (days > 0) log.info({ days }, "days counted for the desk's numbers")
    }),
  ]
}
