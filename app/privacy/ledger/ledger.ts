/** An entry of the chain with its consent record, read for verification. */
export type LedgerEntry = {
  position: number
  hash: string
  /** Null when the record was deleted. */
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

/** The chain starts with the hash of this text. */
const chainSeed = "webplan consent ledger"

/**
 * Verifies the chain from its start. A changed record or two exchanged records give another hash; a removed record
 * leaves a gap or a hash without a record. After a fault it continues with the stored hash, so that each fault is
 * reported once.
 */
export function createVerifier(sha256: Sha256) {
  let last: Uint8Array = sha256([chainSeed])
  let position = 0
  const verify = (entry: LedgerEntry): LedgerFault | null => {
    const expected = position + 1
    position = entry.position
    const stored = Uint8Array.from(entry.hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    const before = last
    last = stored
    if (entry.position !== expected) return { position: expected, fault: "gap" }
    if (!entry.record) return { position: entry.position, fault: "record-missing" }
    return hex(sha256([before, hashedText(entry.record, sha256)])) === entry.hash
      ? null
      : { position: entry.position, fault: "hash-differs" }
  }
  return { verify, head: () => ({ position, hash: hex(last) }) }
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")

function hashedText(record: NonNullable<LedgerEntry["record"]>, sha256: Sha256) {
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
