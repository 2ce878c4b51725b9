import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"

/** The digest will tell the office about this lead. */
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

/** The leads that wait longest, as the digest shows them. */
export function listHeldLeads(db: Db, most: number) {
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
    .limit(most)
    .execute()
}

export async function countHeldNotices(db: Db) {
  const { count } = await db
    .selectFrom("heldOfficeNotices")
    .select((e) => e.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

/** The office was told about these leads: the events say so, and nothing waits any more. */
export async function settleHeldNotices(db: Db, leadIds: readonly number[]) {
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
