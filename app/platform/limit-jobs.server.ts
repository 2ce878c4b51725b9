import type { Db } from "./db.server.ts"
import { pruneLimits } from "./limit-queues.ts"
import type { Log } from "./log.server.ts"
import { job } from "./queue.server.ts"
import { deleteExpiredLimits } from "./rate-limit.server.ts"

export const limitJobs = ({ db, log }: { db: Db; log: Log }) => [
  job(pruneLimits, async () => {
    const deleted = await deleteExpiredLimits(db)
    log.info({ deleted }, "limits pruned")
  }),
]
