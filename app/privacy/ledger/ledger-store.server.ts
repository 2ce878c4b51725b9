import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { type ChainEntry, sha256Hex } from "../../platform/db/hash-chain.server.ts"
import type { ReceiptLine } from "../consent/receipt-line.ts"

export async function insertCookieChoice(
  db: Db,
  choice: { receipt: string; version: string; page: string; granted: readonly string[] },
) {
  const { rows } = await sql<{ isNew: boolean }>`
    select record_cookie_choice(${choice.receipt}::uuid, ${choice.version}, ${choice.page}, ${[...choice.granted]}::text[])
      as is_new`.execute(db)
  return rows[0]?.isNew ?? false
}

export async function listReceiptLines(db: Db, receipt: string): Promise<ReceiptLine[]> {
  const { rows } = await sql<ReceiptLine>`select * from read_consent_receipt(${receipt}::uuid)`.execute(db)
  return rows
}

export async function sealConsentRecords(db: Db, limit: number) {
  const { rows } = await sql<{ sealed: number }>`select seal_consents(${limit}) as sealed`.execute(db)
  return rows[0]?.sealed ?? 0
}

type ChainRow = {
  position: number
  hash: string
  /** Null when the record was deleted, and so are the others. */
  id: string | null
  purpose: string
  textVersion: string
  text: string
  choice: boolean
  page: string
  receipt: string | null
  /** UTC with microseconds: 2026-11-15T12:00:00.000000Z */
  createdAt: string
}

/** A page of the chain after a position, in order. */
export async function listChain(db: Db, after: number, limit: number): Promise<ChainEntry[]> {
  const { rows } = await sql<ChainRow>`
    select c.position, encode(c.hash, 'hex') as hash, r.id, r.purpose, r.text_version, t.text,
      r.choice, r.page, r.receipt,
      to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at
    from consent_chain c
      left join consent_records r on r.id = c.record_id
      left join consent_texts t on t.purpose = r.purpose and t.version = r.text_version
    where c.position > ${after}
    order by c.position
    limit ${limit}`.execute(db)
  return rows.map((row) => ({
    position: row.position,
    hash: row.hash,
    text: row.id === null ? null : hashedText(row),
  }))
}

/** As consent_record_words() builds it. */
function hashedText(row: ChainRow) {
  return [
    row.id,
    row.purpose,
    row.textVersion,
    sha256Hex(row.text),
    row.choice ? "t" : "f",
    row.page,
    row.receipt ?? "",
    row.createdAt,
  ].join("|")
}

/** Counts old records that the worker should already have sealed. */
export async function countUnsealed(db: Db, olderThanMinutes: number) {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from consent_records r
    where r.created_at < now() - make_interval(mins => ${olderThanMinutes})
      and not exists (select from consent_chain c where c.record_id = r.id)`.execute(db)
  return rows[0]?.waiting ?? 0
}
