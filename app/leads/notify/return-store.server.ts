import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"

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

export async function finishMessage(db: Db, mailbox: string, uid: number) {
  await db
    .updateTable("mailReturnPosition")
    .set({ finishedUid: uid })
    .where("mailbox", "=", mailbox)
    .where("finishedUid", "<", uid)
    .execute()
}
