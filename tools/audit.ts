import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { createDb } from "../app/platform/db/db.server.ts"
import { createLog } from "../app/platform/process/log.server.ts"
import { personalKeys } from "../app/privacy/personal-keys.ts"
import { findLastCopy } from "../app/staff/audit/audit-chain-store.server.ts"
import { compareCopies, unpackCopy } from "../app/staff/audit/audit-copy.server.ts"
import { verifyAudit } from "../app/staff/audit/verify-audit.server.ts"
import { requiredVariable } from "./stack/variables.ts"

/**
 * `npm run audit` verifies the chain of the audit in the database of DATABASE_URL_WORKER. `npm run audit -- <folder>` also
 * compares it with the copies in that folder: the attachments of the mails to AUDIT_COPY_EMAIL, and nothing else.
 */
const [folder] = process.argv.slice(2)
const db = createDb({
  url: requiredVariable("DATABASE_URL_WORKER"),
  name: "webplan audit",
  log: createLog({ level: "warn", process: "audit", pretty: false, personalKeys }),
})
try {
  const { entries, faults, head, unsealed } = await verifyAudit(db)
  for (const { position, fault } of faults) console.log(`position ${position}: ${fault}`)
  if (unsealed > 0)
    console.log(`${unsealed} entries have waited too long for their seal, or have a false time`)
  console.log(`${entries} entries, ${faults.length} faults, head ${head.position}:${head.hash}`)
  const areCopiesGood = folder === undefined || (await checkCopies(folder))
  process.exitCode = faults.length + unsealed > 0 || !areCopiesGood ? 1 : 0
} finally {
  await db.destroy()
}

async function checkCopies(from: string) {
  const files = readdirSync(from)
  const unread = files.filter((file) => !file.endsWith(".gz"))
  for (const file of unread) console.log(`${file} is not a copy of the audit`)
  const copies = files
    .filter((file) => file.endsWith(".gz"))
    .flatMap((file) => unpackCopy(readFileSync(path.join(from, file))))
  const { entries, first, last, faults } = await compareCopies(db, copies)
  const sent = await findLastCopy(db)
  for (const { position, fault } of faults) console.log(`copy of position ${position}: ${fault}`)
  console.log(
    `${entries} copied entries compared, ${faults.length} faults; they cover ${first} to ${last}, copies were sent up to ${sent.position}`,
  )
  return unread.length + faults.length === 0 && entries > 0 && last >= sent.position
}
