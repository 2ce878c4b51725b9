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

/** What people still have to answer, with address and words, the most urgent first. */
export async function listRequestsToAnswer(db: Db, most: number): Promise<HolderRequestToAnswer[]> {
  const { rows } = await sql<HolderRequestToAnswer>`
    select protocol, kind, opened_at, due_at, email, message from holder_requests
    where done_at is null order by due_at, id limit ${most}`.execute(db)
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

/** What is done, the newest request first, from a place on. */
export async function listDoneRequests(
  db: Db,
  beforeId: number | null,
  most: number,
): Promise<{ requests: DoneHolderRequest[]; hasMore: boolean }> {
  const { rows } = await sql<DoneHolderRequest>`
    select id, protocol, kind, opened_at, due_at, done_at, outcome, lead_count from holder_requests
    where done_at is not null and ${beforeId === null ? sql`true` : sql`id < ${beforeId}`}
    order by id desc limit ${most + 1}`.execute(db)
  return { requests: rows.slice(0, most), hasMore: rows.length > most }
}

/** Address and words go with the answer: nothing needs them any longer. */
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
