import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { HolderRequestKind } from "./holder.ts"

/** The worker's side of what holders ask for. */
export function findRequestedLink(db: Db, id: string) {
  return db
    .selectFrom("holderLinks")
    .select(["id", "email"])
    .where("id", "=", id)
    .where("sessionHash", "is", null)
    .where("expiresAt", ">", sql<Date>`now()`)
    .executeTakeFirst()
}

/** Anybody who left an address here, also in a test (each half has an index of its own). */
export async function isHolderKnown(db: Db, email: string) {
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select from leads where not is_test and lower(email) = ${email})
      or exists (select from leads where is_test and lower(email) = ${email})
      or exists (select from holder_requests where email = ${email}) as is_known`.execute(db)
  return rows[0]?.isKnown ?? false
}

/** From now on the link works, for half an hour. */
export function armLink(db: Db, id: string, tokenHash: Buffer) {
  return db
    .updateTable("holderLinks")
    .set({ tokenHash, expiresAt: sql<Date>`now() + interval '30 minutes'` })
    .where("id", "=", id)
    .where("email", "is not", null)
    .execute()
}

const forgotten = { email: null, tokenHash: null, sessionHash: null }

export function forgetLink(db: Db, id: string) {
  return db.updateTable("holderLinks").set(forgotten).where("id", "=", id).execute()
}

/** How many addresses were forgotten because their time is over. Rows without one are numbers, kept a month. */
export async function cleanLinks(db: Db) {
  const { numUpdatedRows } = await db
    .updateTable("holderLinks")
    .set(forgotten)
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

/** A request the office has not been told of yet. */
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
