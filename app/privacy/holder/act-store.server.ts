import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { HolderAct } from "./act.ts"

export async function listHolderActs(db: Db, since: Date): Promise<HolderAct[]> {
  const { rows } = await sql<HolderAct>`
    select act, lead_id, lead_created_at from list_holder_acts(${since})`.execute(db)
  return rows
}

/** False when the lead does not exist, or the action was already done. */
export async function repeatHolderAct(db: Db, { act, leadId, leadCreatedAt }: HolderAct) {
  const { rows } = await sql<{ isDone: boolean }>`
    select repeat_holder_act(${act}, ${leadId}, ${leadCreatedAt}::text::timestamptz) as is_done`.execute(db)
  return rows[0]?.isDone ?? false
}
