import type { Db } from "../db/db.server.ts"
import { job } from "../jobs/queue.server.ts"
import type { Log } from "../process/log.server.ts"
import { pruneLimits } from "./limit-queues.ts"
import { deleteExpiredLimits } from "./rate-limit.server.ts"

export function limitJobs({ db, log }: { db: Db; log: Log }) {
  return [
    job(pruneLimits, async () => {
      const deleted = await deleteExpiredLimits(db)
      log.info({ deleted }, "limits pruned")
    }),
  ]
}
