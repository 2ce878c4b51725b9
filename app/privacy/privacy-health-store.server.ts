import { sql } from "kysely"
import type { Db } from "../platform/db/db.server.ts"
import type { HolderRequestKind } from "./holder/holder.ts"

export type RetentionState = {
  code: string
  action: string
  days: number
  /** Null before the first run of the rule. */
  ranAt: Date | null
  found: number | null
  erased: number | null
}

/** Every rule with its last run. */
export async function listRetentionStates(db: Db): Promise<RetentionState[]> {
  const { rows } = await sql<RetentionState>`
    select r.code, r.action, r.days, run.finished_at as ran_at, run.found, run.erased
    from retention_rules r left join lateral (
      select * from retention_runs n where n.rule = r.code order by n.started_at desc limit 1
    ) run on true
    order by r.code`.execute(db)
  return rows
}

export type OpenHolderRequest = {
  protocol: string
  kind: HolderRequestKind
  openedAt: Date
  dueAt: Date
}

/** Open requests without their messages, the most urgent first; an erasure only when the worker is late with it. */
export async function listOpenHolderRequests(db: Db, limit: number): Promise<OpenHolderRequest[]> {
  const { rows } = await sql<OpenHolderRequest>`
    select protocol, kind, opened_at, coalesce(undo_until, due_at) as due_at from holder_requests
    where done_at is null and (kind <> 'eliminacao' or undo_until < now() - interval '1 hour')
    order by 4, id limit ${limit}`.execute(db)
  return rows
}

export type LedgerHead = { position: number; hash: string; sealedAt: Date } | null

/** The last entry of the chain, without verification. */
export async function findLedgerHead(db: Db): Promise<LedgerHead> {
  const { rows } = await sql<NonNullable<LedgerHead>>`
    select position, encode(hash, 'hex') as hash, sealed_at from consent_chain order by position desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}
