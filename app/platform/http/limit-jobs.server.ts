import * as v from "valibot"
import type { Db } from "../db/db.server.ts"
import { job } from "../jobs/queue.server.ts"
import { defineQueue } from "../jobs/queue.ts"
import type { Log } from "../process/log.server.ts"
import { deleteExpiredLimits } from "./rate-limit.server.ts"

export function limitJobs({ db, log }: { db: Db; log: Log }) {
  return [
    job(pruneLimits, async () => {
      const deleted = await deleteExpiredLimits(db)
      log.info({ deleted }, "expired rate limits deleted")
    }),
  ]
}

/** Deletes expired windows. */
export const pruneLimits = defineQueue({
  name: "limits-prune",
  payload: v.object({}),
  retryLimit: 5,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 3600,
  cron: "40 * * * *",
})
