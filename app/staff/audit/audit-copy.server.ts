import { gunzipSync, gzipSync } from "node:zlib"
import type { Db } from "../../platform/db/db.server.ts"
import { verifyChain } from "../../platform/db/hash-chain.server.ts"
import { chainEntry, listSealedEntries, type SealedEntry } from "./audit-chain-store.server.ts"

/** A copy that the worker mails: one line of JSON per entry, compressed. */
export function packCopy(entries: readonly SealedEntry[]) {
  const [first, last] = [entries[0]?.position, entries.at(-1)?.position]
  return {
    filename: `auditoria-${first}-${last}.jsonl.gz`,
    contentType: "application/gzip",
    content: gzipSync(entries.map((entry) => `${JSON.stringify(entry)}\n`).join("")),
  }
}

export function unpackCopy(content: Buffer): SealedEntry[] {
  const lines = gunzipSync(content).toString("utf8").split("\n").filter(Boolean)
  return lines.map((line) => JSON.parse(line) as SealedEntry)
}

export type CopyFault = {
  position: number
  fault: "gap" | "hash-differs" | "record-missing" | "not-in-database"
}

/**
 * Verifies copies by themselves, then the database against them. Whoever rewrites the audit in the database and computes
 * its chain again cannot rewrite the copies.
 */
export async function compareCopies(db: Db, copied: readonly SealedEntry[]) {
  const byPosition = new Map(copied.map((entry) => [entry.position, entry]))
  const entries = [...byPosition.values()].toSorted((a, b) => a.position - b.position)
  const contradictions = copied.filter(({ position, hash }) => byPosition.get(position)?.hash !== hash)
  const faults: CopyFault[] = contradictions.map(({ position }) => ({ position, fault: "hash-differs" }))
  const [first] = entries
  if (!first) return { entries: 0, faults }
  // The first copy continues an entry of which there is no copy, so it is only compared with the database.
  const own = await verifyChain({
    start: { position: first.position, hash: first.hash },
    list: async (after, limit) =>
      entries
        .filter(({ position }) => position > after)
        .slice(0, limit)
        .map(chainEntry),
  })
  faults.push(...own.faults)
  for (let after = first.position - 1; ; ) {
    const page = await listSealedEntries(db, after, 5000)
    const stored = new Map(page.map((entry) => [entry.position, JSON.stringify(entry)]))
    const last = page.at(-1)?.position ?? Number.POSITIVE_INFINITY
    for (const entry of entries)
      if (
        entry.position > after &&
        entry.position <= last &&
        stored.get(entry.position) !== JSON.stringify(entry)
      )
        faults.push({ position: entry.position, fault: "not-in-database" })
    if (page.length === 0) return { entries: entries.length, faults }
    after = last
  }
}
