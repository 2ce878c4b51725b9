import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { ChainEntry } from "../../platform/db/hash-chain.server.ts"

/** An entry of the audit as it leaves the machine: numbers and codes, as the database writes them. */
export type SealedEntry = {
  position: number
  hash: string
  id: number
  /** UTC with microseconds: 2026-11-15T12:00:00.000000Z */
  at: string
  staffId: string | null
  action: string
  target: string | null
  /** The JSON text of the database, because the hash covers it. */
  details: string
  leads: string
}

export async function sealAuditEntries(db: Db, limit: number) {
  const { rows } = await sql<{ sealed: number }>`select seal_audit(${limit}) as sealed`.execute(db)
  return rows[0]?.sealed ?? 0
}

/** A page of the chain after a position, in order. */
export async function listSealedEntries(db: Db, after: number, limit: number) {
  const { rows } = await sql<SealedEntry & { id: number | null }>`
    select c.position, encode(c.hash, 'hex') as hash, a.id,
      to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.staff_id, a.action, a.target,
      a.details::text as details, a.leads::text as leads
    from staff_audit_chain c left join staff_audit a on a.id = c.entry_id
    where c.position > ${after}
    order by c.position
    limit ${limit}`.execute(db)
  return rows
}

export function chainEntry({ position, hash, ...entry }: SealedEntry): ChainEntry {
  return { position, hash, text: entry.id === null ? null : hashedText(entry) }
}

/** As audit_entry_words() builds it. */
function hashedText(entry: Omit<SealedEntry, "position" | "hash">) {
  const { id, at, staffId, action, target, details, leads } = entry
  return [id, at, staffId ?? "", action, target ?? "", details, leads].join("|")
}

/** Counts old entries that the worker should already have sealed. An entry with a false earlier time is one of them. */
export async function countUnsealedEntries(db: Db, olderThanMinutes: number) {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from staff_audit a
    where a.at < now() - make_interval(mins => ${olderThanMinutes})
      and not exists (select from staff_audit_chain c where c.entry_id = a.id)`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** `at` is null before the first copy. */
export async function findLastCopy(db: Db) {
  const copied = await db
    .selectFrom("staffAuditCopied")
    .select(["position", "copiedAt"])
    .executeTakeFirstOrThrow()
  return { position: copied.position, at: copied.position > 0 ? copied.copiedAt : null }
}

export function updateCopied(db: Db, position: number) {
  return db
    .updateTable("staffAuditCopied")
    .set({ position, copiedAt: sql`now()` })
    .where("position", "<", position)
    .execute()
}

/** The age in seconds of the oldest entry that is only on this machine, sealed or not; 0 when all are copied. */
export async function findUncopiedAge(db: Db) {
  const { rows } = await sql<{ age: number }>`
    with copied as materialized (
      select d.position, coalesce(a.at, '-infinity') as at
      from staff_audit_copied d
        left join staff_audit_chain c on c.position = d.position
        left join staff_audit a on a.id = c.entry_id
    )
    select coalesce(extract(epoch from clock_timestamp() - min(a.at)), 0)::float8 as age
    from copied join staff_audit a on a.at > copied.at - interval '1 hour'
    where not exists (
      select from staff_audit_chain c where c.entry_id = a.id and c.position <= copied.position
    )`.execute(db)
  return rows[0]?.age ?? 0
}
