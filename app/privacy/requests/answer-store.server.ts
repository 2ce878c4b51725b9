import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { HolderOutcome, HolderRequestKind } from "../holder/holder.ts"

export type HolderRequestToAnswer = {
  protocol: string
  kind: HolderRequestKind
  openedAt: Date
  dueAt: Date
  email: string | null
  message: string | null
}

/** Requests that staff must answer, with address and message, the most urgent first; none that its holder asked to erase. */
export async function listRequestsToAnswer(db: Db, limit: number): Promise<HolderRequestToAnswer[]> {
  const { rows } = await sql<HolderRequestToAnswer>`
    select protocol, kind, opened_at, due_at, email, message from holder_requests r
    where done_at is null and kind <> 'eliminacao' and not exists (
      select from holder_requests e where e.email = r.email and e.kind = 'eliminacao' and e.done_at is null
        and e.opened_at >= r.opened_at
    )
    order by due_at, id limit ${limit}`.execute(db)
  return rows
}

export type PendingErasure = {
  protocol: string
  openedAt: Date
  undoUntil: Date
  leadCount: number
  lockedCount: number
}

/** Erasures that their holders can still undo, the first to be finished first. */
export async function listPendingErasures(db: Db, limit: number): Promise<PendingErasure[]> {
  const { rows } = await sql<PendingErasure>`
    select protocol, opened_at, undo_until, lead_count, locked_count from holder_requests
    where done_at is null and kind = 'eliminacao' order by undo_until, id limit ${limit}`.execute(db)
  return rows
}

export type DoneHolderRequest = {
  id: number
  protocol: string
  kind: HolderRequestKind
  openedAt: Date
  dueAt: Date
  doneAt: Date
  outcome: HolderOutcome
  leadCount: number
}

/** A page of done requests, the newest first. */
export async function listDoneRequests(
  db: Db,
  beforeId: number | null,
  limit: number,
): Promise<{ requests: DoneHolderRequest[]; hasMore: boolean }> {
  const { rows } = await sql<DoneHolderRequest>`
    select id, protocol, kind, opened_at, due_at, done_at, outcome, lead_count from holder_requests
    where done_at is not null and ${beforeId === null ? sql`true` : sql`id < ${beforeId}`}
    order by id desc limit ${limit + 1}`.execute(db)
  return { requests: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** Deletes address and message, which are not needed after the answer. */
export function closeRequest(transaction: Transaction<DB>, protocol: string, outcome: HolderOutcome) {
  return transaction
    .updateTable("holderRequests")
    .set({ doneAt: sql<Date>`now()`, outcome, email: null, message: null })
    .where("protocol", "=", protocol)
    .where("doneAt", "is", null)
    .returning("id")
    .executeTakeFirst()
}

export function insertRequestDone(transaction: Transaction<DB>, requestId: number) {
  return transaction
    .insertInto("holderRequestEvents")
    .values({ requestId, kind: "done", actor: "equipe" })
    .execute()
}
