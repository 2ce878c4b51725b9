import type { Db } from "../../platform/db/db.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { sealConsents } from "./ledger-queues.ts"
import { sealConsentRecords } from "./ledger-store.server.ts"

const batchSize = 5000

export function ledgerJobs({ db, log }: { db: Db; log: Log }) {
  return [
    job(sealConsents, async () => {
      const sealed = await sealConsentRecords(db, batchSize)
      if (sealed > 0) log.info({ sealed }, "consents sealed")
    }),
  ]
}
