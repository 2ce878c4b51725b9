import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { applyRetention } from "./apply-retention.server.ts"
import { applyRetentionRules } from "./retention-queues.ts"

// The queue takes a job for lost after a minute.
const longestMs = 40_000

export function retentionJobs({ db, log, clock }: { db: Db; log: Log; clock: Clock }) {
  return [
    job(applyRetentionRules, async () => {
      const endsAt = performance.now() + longestMs
      const mayGoOn = () => performance.now() < endsAt
      for (const { code, found, erased, oldest } of await applyRetention({ db, clock, mayGoOn }))
        if (found > 0) log.info({ rule: code, found, erased, oldest }, "retention applied")
    }),
  ]
}
