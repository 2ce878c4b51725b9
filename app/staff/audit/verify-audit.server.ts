import type { Db } from "../../platform/db/db.server.ts"
import { chainStart, verifyChain } from "../../platform/db/hash-chain.server.ts"
import { chainEntry, countUnsealedEntries, listSealedEntries } from "./audit-chain-store.server.ts"

const start = chainStart("webplan staff audit")
const sealedWithinMinutes = 10

/** Verifies the chain of the audit. `notedHead` is a head saved earlier. */
export async function verifyAudit(db: Db, notedHead?: string) {
  const list = async (after: number, limit: number) =>
    (await listSealedEntries(db, after, limit)).map(chainEntry)
  const verified = await verifyChain({ start, list, notedHead })
  return { ...verified, unsealed: await countUnsealedEntries(db, sealedWithinMinutes) }
}
