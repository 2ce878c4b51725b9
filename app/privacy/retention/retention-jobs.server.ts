import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { applyRetention } from "./apply-retention.server.ts"
import { applyRetentionRules } from "./retention-queues.ts"

// Below one minute, after which the queue treats a job as lost.
const maxRunMs = 40_000

export function retentionJobs({ db, log, clock }: { db: Db; log: Log; clock: Clock }) {
  return [
    job(applyRetentionRules, async () => {
      const endsAt = performance.now() + maxRunMs
      const mayContinue = () => performance.now() < endsAt
      for (const { code, found, erased, oldest } of await applyRetention({ db, clock, mayContinue }))
        if (found > 0) log.info({ rule: code, found, erased, oldest }, "retention applied")
    }),
  ]
}
