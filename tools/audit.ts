import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { createDb } from "../app/platform/db/db.server.ts"
import { createLog } from "../app/platform/process/log.server.ts"
import { personalKeys } from "../app/privacy/personal-keys.ts"
import { compareCopies, unpackCopy } from "../app/staff/audit/audit-copy.server.ts"
import { verifyAudit } from "../app/staff/audit/verify-audit.server.ts"
import { requiredVariable } from "./stack/variables.ts"

/**
 * `npm run audit` verifies the chain of the audit in the database of DATABASE_URL_WORKER. `npm run audit -- <folder>` also
 * compares it with the copies in that folder: the attachments of the mails to AUDIT_COPY_EMAIL.
 */
const [folder] = process.argv.slice(2)
const db = createDb({
  url: requiredVariable("DATABASE_URL_WORKER"),
  name: "webplan audit",
  log: createLog({ level: "warn", process: "audit", pretty: false, personalKeys }),
})
try {
  const { entries, faults, head, unsealed } = await verifyAudit(db)
  const copies = folder === undefined ? null : await compareCopies(db, readCopies(folder))
  for (const { position, fault } of [...faults, ...(copies?.faults ?? [])])
    console.log(`position ${position}: ${fault}`)
  if (unsealed > 0)
    console.log(`${unsealed} entries have waited too long for their seal, or have a false time`)
  if (copies) console.log(`${copies.entries} copied entries compared, ${copies.faults.length} faults`)
  console.log(`${entries} entries, ${faults.length} faults, head ${head.position}:${head.hash}`)
  process.exitCode = faults.length + unsealed + (copies?.faults.length ?? 0) > 0 ? 1 : 0
} finally {
  await db.destroy()
}

function readCopies(from: string) {
  return readdirSync(from)
    .filter((file) => file.endsWith(".jsonl.gz"))
    .flatMap((file) => unpackCopy(readFileSync(path.join(from, file))))
}
