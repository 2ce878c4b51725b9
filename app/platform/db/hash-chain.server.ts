import { createHash } from "node:crypto"

/** An entry of a hash chain. `text` is what its hash covers; null when the record was deleted. */
export type ChainEntry = { position: number; hash: string; text: string | null }

export type ChainHead = { position: number; hash: string }

export type ChainFault = { position: number; fault: "gap" | "record-missing" | "hash-differs" }

type Chain = {
  /** What the first entry continues: chainStart(), or the entry before it. */
  start: ChainHead
  /** The entries after a position, in order. */
  list: (after: number, limit: number) => Promise<readonly ChainEntry[]>
  /** A head saved earlier, `position:hash`, to detect removed entries. */
  notedHead?: string | undefined
}

const pageSize = 5000

/**
 * Computes all hashes of a chain again, independently of the database. A changed record or two exchanged ones give another
 * hash; a removed one leaves a gap, or a hash without a record. After a fault it continues with the stored hash, so that
 * each fault is reported once.
 */
export async function verifyChain({ start, list, notedHead }: Chain) {
  const faults: ChainFault[] = []
  let head = start
  let entries = 0
  let noted = notedHead === undefined ? undefined : false
  for (;;) {
    const page = await list(head.position, pageSize)
    for (const entry of page) {
      const fault = faultOf(entry, head)
      if (fault) faults.push(fault)
      if (notedHead === `${entry.position}:${entry.hash}`) noted = true
      head = { position: entry.position, hash: entry.hash }
    }
    entries += page.length
    if (page.length < pageSize) return { entries, faults, head, noted }
  }
}

function faultOf({ position, hash, text }: ChainEntry, before: ChainHead) {
  const expected = before.position + 1
  if (position !== expected) return { position: expected, fault: "gap" } as const
  if (text === null) return { position, fault: "record-missing" } as const
  const computed = createHash("sha256").update(Buffer.from(before.hash, "hex")).update(text).digest("hex")
  return computed === hash ? null : ({ position, fault: "hash-differs" } as const)
}

/** A chain starts with the hash of a text of its own. */
export function chainStart(seed: string): ChainHead {
  return { position: 0, hash: sha256Hex(seed) }
}

export function sha256Hex(text: string) {
  return createHash("sha256").update(text).digest("hex")
}
