import type { Db } from "../../platform/db/db.server.ts"
import { chainStart, verifyChain } from "../../platform/db/hash-chain.server.ts"
import { countUnsealed, listChain } from "./ledger-store.server.ts"

const sealedWithinMinutes = 10

/** Verifies the chain of consents. `notedHead` is a head saved earlier. */
export async function verifyLedger(db: Db, notedHead?: string) {
  const list = (after: number, limit: number) => listChain(db, after, limit)
  const start = chainStart("webplan consent ledger")
  const verified = await verifyChain({ start, list, notedHead })
  return { ...verified, unsealed: await countUnsealed(db, sealedWithinMinutes) }
}
