import { gunzipSync, gzipSync } from "node:zlib"
import type { Db } from "../../platform/db/db.server.ts"
import { type ChainFault, verifyChain } from "../../platform/db/hash-chain.server.ts"
import { chainEntry, listSealedEntries, type SealedEntry } from "./audit-chain-store.server.ts"

/** A copy that the worker mails: one line of JSON per entry, compressed. No two copies have the same name. */
export function packCopy(entries: readonly SealedEntry[]) {
  const [first, last] = [entries[0], entries.at(-1)]
  return {
    filename: `auditoria-${first?.position}-${last?.position}-${last?.hash.slice(0, 12)}.jsonl.gz`,
    contentType: "application/gzip",
    content: gzipSync(entries.map((entry) => `${JSON.stringify(entry)}\n`).join("")),
  }
}

const mostBytes = 2_000_000

/** As many entries as a mail server accepts in one mail, at least one. */
export function entriesOfOneMail(entries: readonly SealedEntry[]) {
  let bytes = 0
  const end = entries.findIndex((entry) => {
    bytes += JSON.stringify(entry).length
    return bytes > mostBytes
  })
  return end < 0 ? entries : entries.slice(0, Math.max(end, 1))
}

export function unpackCopy(content: Buffer): SealedEntry[] {
  const lines = gunzipSync(content).toString("utf8").split("\n").filter(Boolean)
  return lines.map((line) => JSON.parse(line) as SealedEntry)
}

export type CopyFault = ChainFault | { position: number; fault: "not-in-database" }

const pageSize = 5000

/**
 * Verifies copies by themselves, then the database against them. An intruder who rewrites the audit in the database and computes
 * its chain again cannot rewrite the copies.
 */
export async function compareCopies(db: Db, copied: readonly SealedEntry[]) {
  const byPosition = new Map(copied.map((entry) => [entry.position, entry]))
  const entries = [...byPosition.values()].toSorted((a, b) => a.position - b.position)
  const contradictions = copied.filter(({ position, hash }) => byPosition.get(position)?.hash !== hash)
  const faults: CopyFault[] = contradictions.map(({ position }) => ({ position, fault: "hash-differs" }))
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return { entries: 0, first: 0, last: 0, faults }
  faults.push(...(await verifyCopies(entries, first)))
  let checked = 0
  for (let after = first.position - 1; after < last.position; ) {
    const page = await listSealedEntries(db, after, pageSize)
    const end = page.at(-1)?.position ?? last.position
    const stored = new Map(page.map((entry) => [entry.position, textOf(entry)]))
    for (let entry = entries[checked]; entry && entry.position <= end; entry = entries[++checked])
      if (stored.get(entry.position) !== textOf(entry))
        faults.push({ position: entry.position, fault: "not-in-database" })
    after = end
  }
  return { entries: entries.length, first: first.position, last: last.position, faults }
}

/** The first copy continues an entry of which there may be no copy, so it is only compared with the database. */
async function verifyCopies(entries: readonly SealedEntry[], first: SealedEntry) {
  const start = { position: first.position, hash: first.hash }
  let next = 1
  const list = async (_after: number, limit: number) => entries.slice(next, (next += limit)).map(chainEntry)
  return (await verifyChain({ start, list })).faults
}

function textOf(entry: SealedEntry) {
  const { hash, text } = chainEntry(entry)
  return `${hash} ${text}`
}
