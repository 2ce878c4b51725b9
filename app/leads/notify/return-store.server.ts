import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { LeadEventKind } from "../lead/lead-event.ts"

/** The last message of this mailbox that was handled; 0 for a mailbox that is new to us. */
export async function findFinishedUid(db: Db, mailbox: string) {
  const row = await db
    .selectFrom("mailReturnPosition")
    .select("finishedUid")
    .where("mailbox", "=", mailbox)
    .executeTakeFirst()
  return row?.finishedUid ?? 0
}

/** Returns how often this message has been begun, this time included. */
export async function beginMessage(db: Db, mailbox: string, uid: number) {
  const isAgain = sql<boolean>`mailbox = ${mailbox} and begun_uid = ${uid}`
  const row = await db
    .updateTable("mailReturnPosition")
    .set({
      finishedUid: sql`case when mailbox = ${mailbox} then finished_uid else 0 end`,
      begunTimes: sql`case when ${isAgain} then begun_times + 1 else 1 end`,
      begunUid: uid,
      mailbox,
    })
    .returning("begunTimes")
    .executeTakeFirstOrThrow()
  return row.begunTimes
}

/** A fault that is not of this message must not leave it out. */
export async function forgetTry(db: Db, mailbox: string, uid: number) {
  await db
    .updateTable("mailReturnPosition")
    .set({ begunTimes: sql`begun_times - 1` })
    .where("mailbox", "=", mailbox)
    .where("begunUid", "=", uid)
    .where("begunTimes", ">", 0)
    .execute()
}

export async function finishMessage(db: Db, mailbox: string, uid: number) {
  await db
    .updateTable("mailReturnPosition")
    .set({ finishedUid: uid })
    .where("mailbox", "=", mailbox)
    .where("finishedUid", "<", uid)
    .execute()
}

/** When the mailbox was last read without a fault. */
export async function findReadAt(db: Db) {
  const { readAt } = await db.selectFrom("mailReturnPosition").select("readAt").executeTakeFirstOrThrow()
  return readAt
}

export async function recordRead(db: Db, now: Date) {
  await db.updateTable("mailReturnPosition").set({ readAt: now }).execute()
}

/** Two workers that read the same report wait for each other here. False when the lead has gone or is locked for erasure. */
export async function lockLead(db: Db, leadId: number) {
  const lead = await db
    .selectFrom("leads")
    .select("id")
    .where("id", "=", leadId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return lead !== undefined
}

export async function hasEvent(db: Db, leadId: number, kind: LeadEventKind) {
  const event = await db
    .selectFrom("leadEvents")
    .select("id")
    .where("leadId", "=", leadId)
    .where("kind", "=", kind)
    .executeTakeFirst()
  return event !== undefined
}
