import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { isWaiting } from "../queue/queue-row-store.server.ts"
import type { LeadForDesk } from "./desk-mail.ts"

/** The fields of a lead for a notice; undefined when it no longer waits for its first contact. */
export async function findLeadForDesk(db: Db, leadId: number) {
  const { rows } = await sql<LeadForDesk & { offeredTo: string | null }>`
    select leads.id, protocol, leads.created_at, due_at, leads.name, phone, phone_e164, operadora, subject, attempts,
      owner.name as owner_name, offered_to, offered_until
    from leads left join staff_people owner on owner.id = owner_id
    where leads.id = ${leadId} and ${isWaiting}`.execute(db)
  return rows[0]
}
