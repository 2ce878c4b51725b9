import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { applyRetention } from "./apply-retention.server.ts"
import { applyRetentionRules } from "./retention-queues.ts"

// Half of the time after which the queue treats a job as lost. The office opens later.
const maxRunMs = (applyRetentionRules.maxSeconds ?? 60) * 500

type Context = {
  db: Db
  log: Log
  clock: Clock
  /** Whether the worker is about to end. The next run erases the rest. */
  isEnding: () => boolean
}

export function retentionJobs({ db, log, clock, isEnding }: Context) {
  return [
    job(applyRetentionRules, async () => {
      const endsAt = performance.now() + maxRunMs
      const mayContinue = () => !isEnding() && performance.now() < endsAt
      for (const { code, found, erased, oldest } of await applyRetention({ db, clock, mayContinue }))
        if (found > 0) log.info({ rule: code, found, erased, oldest }, "retention applied")
    }),
  ]
}
