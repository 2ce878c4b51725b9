import { sql } from "kysely"
import type { Db } from "../../app/platform/db/db.server.ts"
import { clearSettings, withoutSettingsTriggers } from "./staged-settings.ts"

/** Changes the audit as a database owner could, with the protecting triggers disabled. */
export async function tamperWithAudit(owner: Db, change: (transaction: Db) => Promise<unknown>) {
  await owner.transaction().execute(async (transaction) => {
    // A worker that seals meanwhile would wait for us, and we for it.
    await sql`select pg_advisory_xact_lock(hashtextextended('audit chain', 0))`.execute(transaction)
    await sql`alter table staff_audit disable trigger user`.execute(transaction)
    await sql`alter table staff_audit_chain disable trigger user`.execute(transaction)
    await change(transaction)
    await sql`alter table staff_audit enable trigger user`.execute(transaction)
    await sql`alter table staff_audit_chain enable trigger user`.execute(transaction)
  })
}

export function clearAudit(owner: Db) {
  return tamperWithAudit(owner, async (transaction) => {
    await sql`truncate staff_audit, staff_audit_chain`.execute(transaction)
    await sql`update staff_audit_copied set position = 0`.execute(transaction)
  })
}

/** Everybody of the desk with all that refers to them, the audit and the settings too. */
export async function clearStaff(owner: Db) {
  await clearAudit(owner)
  await clearSettings(owner)
  await tamperWithAudit(owner, (transaction) =>
    withoutSettingsTriggers(transaction, () =>
      sql`truncate staff_people, staff_invitations cascade`.execute(transaction),
    ),
  )
}

/** Makes all entries older, for tests of what counts only for some time. */
export function ageAudit(owner: Db, minutes: number) {
  return tamperWithAudit(owner, (transaction) =>
    sql`update staff_audit set at = at - make_interval(mins => ${minutes})`.execute(transaction),
  )
}
