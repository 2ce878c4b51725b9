import { sql } from "kysely"
import type { WholeLead } from "../../leads/lead/lead-disclosure.ts"
import { camelKeys } from "../../platform/db/camel-keys.ts"
import type { Db } from "../../platform/db/db.server.ts"

export type LockedLead = {
  lead: WholeLead
  openings: { id: number; at: string; by: string; reason: string }[]
}

/** The locked leads of a protocol or an address (D80). The database records who asks and why before it answers. */
export async function openLockedLeads(db: Db, sought: string, reason: string): Promise<LockedLead[]> {
  const { rows } = await sql<{ found: { lead: object; openings: LockedLead["openings"] }[] }>`
    select open_locked_leads(${sought}, ${reason}) as found`.execute(db)
  return (rows[0]?.found ?? []).map(({ lead, openings }) => ({
    lead: camelKeys(lead) as WholeLead,
    openings,
  }))
}
