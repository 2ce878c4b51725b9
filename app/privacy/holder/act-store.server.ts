import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { HolderAct } from "./act.ts"

/** Erased leads leave their number in a table of its own, revoked consents an event beside the lead. */
export async function listHolderActs(db: Db, since: Date): Promise<HolderAct[]> {
  // The moment as text: a JavaScript date would lose the microseconds by which a lead is known.
  const { rows } = await sql<HolderAct>`
    select 'erased' as act, lead_id, to_jsonb(lead_created_at) #>> '{}' as lead_created_at from holder_erasures
    where erased_at >= ${since}
    union all
    select distinct 'revoked', l.id, to_jsonb(l.created_at) #>> '{}' from lead_events e join leads l on l.id = e.lead_id
    where e.kind = 'email_consent_revoked' and e.created_at >= ${since}
    order by 1, 2`.execute(db)
  return rows
}

/** False when the lead is not there, or nothing was left to do. */
export async function repeatHolderAct(db: Db, { act, leadId, leadCreatedAt }: HolderAct) {
  const { rows } = await sql<{ isDone: boolean }>`
    select repeat_holder_act(${act}, ${leadId}, ${leadCreatedAt}::text::timestamptz) as is_done`.execute(db)
  return rows[0]?.isDone ?? false
}
