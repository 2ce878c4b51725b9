/** A sealed consent as it is read back for verification, in the order of the chain. */
export type LedgerEntry = {
  position: number
  hash: string
  /** Null when the record itself is gone. */
  record: {
    id: string
    purpose: string
    textVersion: string
    text: string
    choice: boolean
    page: string
    receipt: string | null
    /** UTC with microseconds: 2026-11-15T12:00:00.000000Z */
    createdAt: string
  } | null
}

export type LedgerFault = {
  position: number
  fault: "gap" | "record-missing" | "hash-differs"
}

type Sha256 = (parts: readonly (string | Uint8Array)[]) => Uint8Array

/** The chain begins with the hash of these words. */
const beginning = "webplan consent ledger"

/**
 * Follows the chain from its beginning. A changed record no longer gives its hash; a removed one leaves a gap or
 * a hash without a record; two that changed places give neither's hash. After a fault the chain is followed from
 * what is written, so that each fault is told once.
 */
export function createVerifier(sha256: Sha256) {
  let last: Uint8Array = sha256([beginning])
  let position = 0
  const verify = (entry: LedgerEntry): LedgerFault | null => {
    const expected = position + 1
    position = entry.position
    const written = Uint8Array.from(entry.hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    const before = last
    last = written
    if (entry.position !== expected) return { position: expected, fault: "gap" }
    if (!entry.record) return { position: entry.position, fault: "record-missing" }
    return hex(sha256([before, wordsOf(entry.record, sha256)])) === entry.hash
      ? null
      : { position: entry.position, fault: "hash-differs" }
  }
  return { verify, head: () => ({ position, hash: hex(last) }) }
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

function wordsOf(record: NonNullable<LedgerEntry["record"]>, sha256: Sha256) {
  return [
    record.id,
    record.purpose,
    record.textVersion,
    hex(sha256([record.text])),
    record.choice ? "t" : "f",
    record.page,
    record.receipt ?? "",
    record.createdAt,
  ].join("|")
}
