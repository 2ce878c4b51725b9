import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { HolderAct } from "./act.ts"

/** Erasures are read from holder_erasures, revoked consents from the events of the lead. */
export async function listHolderActs(db: Db, since: Date): Promise<HolderAct[]> {
  // As text, because a JavaScript date would lose the microseconds that identify the lead.
  const { rows } = await sql<HolderAct>`
    select 'erased' as act, lead_id, to_jsonb(lead_created_at) #>> '{}' as lead_created_at from holder_erasures
    where erased_at >= ${since}
    union all
    select distinct 'revoked', l.id, to_jsonb(l.created_at) #>> '{}' from lead_events e join leads l on l.id = e.lead_id
    where e.kind = 'email_consent_revoked' and e.created_at >= ${since}
    order by 1, 2`.execute(db)
  return rows
}

/** False when the lead does not exist, or the action was already done. */
export async function repeatHolderAct(db: Db, { act, leadId, leadCreatedAt }: HolderAct) {
  const { rows } = await sql<{ isDone: boolean }>`
    select repeat_holder_act(${act}, ${leadId}, ${leadCreatedAt}::text::timestamptz) as is_done`.execute(db)
  return rows[0]?.isDone ?? false
}
