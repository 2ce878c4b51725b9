import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"

/** The next digest will contain this lead. */
export async function insertHeldNotice(db: Db, leadId: number) {
  await db
    .insertInto("heldOfficeNotices")
    .values({ leadId })
    .onConflict((c) => c.doNothing())
    .execute()
}

export async function hasHeldNotice(db: Db, leadId: number) {
  const row = await db
    .selectFrom("heldOfficeNotices")
    .select("leadId")
    .where("leadId", "=", leadId)
    .executeTakeFirst()
  return row !== undefined
}

/** The oldest held leads, with the fields of the digest. */
export function listHeldLeads(db: Db, limit: number) {
  return db
    .selectFrom("heldOfficeNotices as held")
    .innerJoin("leads", "leads.id", "held.leadId")
    .select([
      "leads.id",
      "leads.protocol",
      "leads.createdAt",
      "leads.name",
      "leads.phone",
      "leads.operadora",
      "leads.subject",
      "leads.suspicions",
    ])
    .orderBy("leads.id")
    .limit(limit)
    .execute()
}

export async function countHeldNotices(db: Db) {
  const { count } = await db
    .selectFrom("heldOfficeNotices as held")
    .innerJoin("leads", "leads.id", "held.leadId")
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

/** Records an event `office_notified` for each lead and deletes its held notice. */
export async function markHeldNoticesSent(db: Db, leadIds: readonly number[]) {
  await db
    .insertInto("leadEvents")
    .columns(["leadId", "kind", "actor"])
    .expression(
      sql`select lead_id, 'office_notified', 'worker' from held_office_notices where lead_id = any(${[...leadIds]}::bigint[])`,
    )
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .deleteFrom("heldOfficeNotices")
    .where("leadId", "in", [...leadIds])
    .execute()
}
