import { createHash } from "node:crypto"
import type { Db } from "../../platform/db/db.server.ts"
import { createVerifier, type LedgerFault } from "./ledger.ts"
import { countUnsealed, listChain } from "./ledger-store.server.ts"

const pieceSize = 5000
const sealedWithinMinutes = 10

/** Follows the whole chain with code of its own: what the database says of its hashes is not believed. */
export async function verifyLedger(db: Db, notedHead?: string) {
  const { verify, head } = createVerifier(sha256)
  const faults: LedgerFault[] = []
  let entries = 0
  let noted = notedHead === undefined ? undefined : false
  for (;;) {
    const piece = await listChain(db, head().position, pieceSize)
    for (const entry of piece) {
      const fault = verify(entry)
      if (fault) faults.push(fault)
      if (notedHead === `${entry.position}:${entry.hash}`) noted = true
    }
    entries += piece.length
    if (piece.length < pieceSize) break
  }
  return { entries, faults, head: head(), noted, unsealed: await countUnsealed(db, sealedWithinMinutes) }
}

function sha256(parts: readonly (string | Uint8Array)[]) {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest()
}
