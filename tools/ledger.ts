import { createDb } from "../app/platform/db/db.server.ts"
import { createLog } from "../app/platform/process/log.server.ts"
import { verifyLedger } from "../app/privacy/ledger/verify-ledger.server.ts"
import { personalKeys } from "../app/privacy/personal-keys.ts"

/**
 * `npm run ledger`: verifies the chain of consents in the database of DATABASE_URL_STAFF. Note the head outside the
 * database (a mail, a printout). `npm run ledger -- <position>:<hash>` later proves that no earlier entry was removed.
 */
const url = process.env["DATABASE_URL_STAFF"]
if (!url) {
  console.error("DATABASE_URL_STAFF is missing: the address of the database for the role webplan_staff")
  process.exit(1)
}
const db = createDb({
  url,
  name: "webplan ledger",
  log: createLog({ level: "warn", process: "ledger", pretty: false, personalKeys }),
})
try {
  const { entries, faults, head, unsealed, noted } = await verifyLedger(db, process.argv[2])
  for (const { position, fault } of faults) console.log(`position ${position}: ${fault}`)
  if (unsealed > 0) console.log(`${unsealed} records have waited too long for their seal`)
  if (noted === false) console.log("the noted head is not in this chain: entries were removed or rewritten")
  console.log(`${entries} entries, ${faults.length} faults, head ${head.position}:${head.hash}`)
  process.exitCode = faults.length > 0 || unsealed > 0 || noted === false ? 1 : 0
} finally {
  await db.destroy()
}
