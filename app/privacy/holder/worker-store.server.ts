import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { HolderRequestKind } from "./holder.ts"

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

/** Whether any lead (also a test lead) or request has this address. Separate conditions, because each has its own index. */
export async function isHolderKnown(db: Db, email: string) {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select from leads where not is_test and lower(email) = ${email})
      or exists (select from leads where is_test and lower(email) = ${email})
      or exists (select from holder_requests where email = ${email}) as is_known`.execute(db)
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

/** Undefined when the office was already notified of the request. */
export function findUnreportedRequest(db: Db, id: number) {
  return db
    .selectFrom("holderRequests as r")
    .select(["r.id", "r.protocol", "r.kind", "r.openedAt", "r.dueAt", "r.doneAt", "r.leadCount", "r.email"])
    .select(["r.message", "r.erasedProtocols"])
    .where("r.id", "=", id)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("holderRequestEvents as v")
            .select("v.id")
            .whereRef("v.requestId", "=", "r.id")
            .where("v.kind", "=", "office_told"),
        ),
      ),
    )
    .$narrowType<{ kind: HolderRequestKind }>()
    .executeTakeFirst()
}

export async function findLeadProtocol(db: Db, leadId: number) {
  const lead = await db.selectFrom("leads").select("protocol").where("id", "=", leadId).executeTakeFirst()
  return lead?.protocol ?? null
}

export function recordOfficeNotified(db: Db, requestId: number) {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("holderRequestEvents")
      .values({ requestId, kind: "office_told", actor: "worker" })
      .onConflict((c) => c.doNothing())
      .execute()
    await transaction
      .updateTable("holderRequests")
      .set({ erasedProtocols: [] })
      .where("id", "=", requestId)
      .execute()
  })
}
