import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { HolderOutcome, HolderRequestKind } from "./holder.ts"
import { notifyOfErasure } from "./holder-queues.ts"

/** Queries of the worker for links and requests of holders. */
export function findRequestedLink(db: Db, id: string) {
  return db
    .selectFrom("holderLinks")
    .select(["id", "email"])
    .where("id", "=", id)
    .where("sessionHash", "is", null)
    .where("expiresAt", ">", sql<Date>`now()`)
    .executeTakeFirst()
}

export async function isHolderKnown(db: Db, email: string) {
  const { rows } = await sql<{ isKnown: boolean }>`select is_holder_known(${email}) as is_known`.execute(db)
  return rows[0]?.isKnown ?? false
}

/** The link works from now on, for 30 minutes. */
export function activateLink(db: Db, id: string, tokenHash: Buffer) {
  return db
    .updateTable("holderLinks")
    .set({ tokenHash, expiresAt: sql<Date>`now() + interval '30 minutes'` })
    .where("id", "=", id)
    .where("email", "is not", null)
    .execute()
}

const clearedFields = { email: null, tokenHash: null, sessionHash: null }

export function clearLink(db: Db, id: string) {
  return db.updateTable("holderLinks").set(clearedFields).where("id", "=", id).execute()
}

/** Deletes expired addresses and returns their number. Rows without an address are kept for 30 days. */
export async function cleanLinks(db: Db) {
  const { numUpdatedRows } = await db
    .updateTable("holderLinks")
    .set(clearedFields)
    .where("email", "is not", null)
    .where("expiresAt", "<=", sql<Date>`now()`)
    .executeTakeFirst()
  await db
    .deleteFrom("holderLinks")
    .where("email", "is", null)
    .where("createdAt", "<", sql<Date>`now() - interval '30 days'`)
    .execute()
  return Number(numUpdatedRows)
}

/** What the office is told, each once: that the leads of an erasure are locked, and what became of the request. */
export type OfficeNotice = "office_told" | "office_told_of_lock"

/** Undefined when the office was already notified of the request as it is now. */
export async function findUnreportedRequest(db: Db, id: number) {
  const request = await findRequest(db, id)
  if (!request) return undefined
  const notice: OfficeNotice =
    request.kind === "eliminacao" && !request.doneAt ? "office_told_of_lock" : "office_told"
  return (await hasEvent(db, id, notice)) ? undefined : { ...request, notice }
}

/** Undefined when the holder was told already, or the request was undone or finished. */
export async function findUntoldErasure(db: Db, id: number) {
  const request = await findRequest(db, id)
  return request?.undoUntil && !request.doneAt && !(await hasEvent(db, id, "holder_told"))
    ? { ...request, undoUntil: request.undoUntil }
    : undefined
}

function findRequest(db: Db, id: number) {
  return db
    .selectFrom("holderRequests")
    .select(["id", "protocol", "kind", "openedAt", "dueAt", "doneAt", "outcome", "undoUntil", "leadCount"])
    .select(["lockedCount", "email", "message", "erasedProtocols", "lockedProtocols"])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom("holderRequestEvents")
            .whereRef("requestId", "=", "holderRequests.id")
            .where("kind", "=", "opened")
            .where("actor", "=", "worker"),
        )
        .as("isComplaint"),
    )
    .where("id", "=", id)
    .$narrowType<{ kind: HolderRequestKind; outcome: HolderOutcome | null; isComplaint: boolean }>()
    .executeTakeFirst()
}

async function hasEvent(db: Db, requestId: number, kind: OfficeNotice | "holder_told") {
  const event = await db
    .selectFrom("holderRequestEvents")
    .select("id")
    .where("requestId", "=", requestId)
    .where("kind", "=", kind)
    .executeTakeFirst()
  return event !== undefined
}

export async function findLeadProtocol(db: Db, leadId: number) {
  const lead = await db.selectFrom("leads").select("protocol").where("id", "=", leadId).executeTakeFirst()
  return lead?.protocol ?? null
}

/** The protocols are deleted when the office has been told what became of them. */
export function recordOfficeNotified(db: Db, requestId: number, notice: OfficeNotice) {
  return db.transaction().execute(async (transaction) => {
    await insertRequestEvent(transaction, requestId, notice)
    if (notice === "office_told")
      await transaction
        .updateTable("holderRequests")
        .set({ erasedProtocols: [], lockedProtocols: [] })
        .where("id", "=", requestId)
        .execute()
  })
}

export function recordHolderTold(db: Db, requestId: number) {
  return insertRequestEvent(db, requestId, "holder_told")
}

function insertRequestEvent(db: Db, requestId: number, kind: OfficeNotice | "holder_told") {
  return db
    .insertInto("holderRequestEvents")
    .values({ requestId, kind, actor: "worker" })
    .onConflict((c) => c.doNothing())
    .execute()
}

/** Finishes the oldest erasure whose day to undo is over. Its protocol, or null when none is left. */
export async function finishErasure(db: Db) {
  const { rows } = await sql<{ protocol: string | null }>`
    select finish_holder_erasure(${notifyOfErasure.name}) as protocol`.execute(db)
  return rows[0]?.protocol ?? null
}
