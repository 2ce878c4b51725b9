import { createHash } from "node:crypto"
import type { Db } from "../../platform/db/db.server.ts"
import { createVerifier, type LedgerFault } from "./ledger.ts"
import { countUnsealed, listChain } from "./ledger-store.server.ts"

const pageSize = 5000
const sealedWithinMinutes = 10

/** Computes all hashes of the chain again, independently of the database. `notedHead` is a head saved earlier, to detect removed entries. */
export async function verifyLedger(db: Db, notedHead?: string) {
  const { verify, head } = createVerifier(sha256)
  const faults: LedgerFault[] = []
  let entries = 0
  let noted = notedHead === undefined ? undefined : false
  for (;;) {
    const page = await listChain(db, head().position, pageSize)
    for (const entry of page) {
      const fault = verify(entry)
      if (fault) faults.push(fault)
      if (notedHead === `${entry.position}:${entry.hash}`) noted = true
    }
    entries += page.length
    if (page.length < pageSize) break
  }
  return { entries, faults, head: head(), noted, unsealed: await countUnsealed(db, sealedWithinMinutes) }
}

function sha256(parts: readonly (string | Uint8Array)[]) {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest()
}
