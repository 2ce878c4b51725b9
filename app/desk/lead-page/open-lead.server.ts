import type { Db } from "../../platform/db/db.server.ts"
import type { LeadSheet } from "../desk-lead.ts"
import type { RecordSeen } from "../leads-seen.ts"
import { findQueuePlace, type QueuePlace } from "../queue/queue-place-store.server.ts"
import { findLeadSheet } from "./lead-sheet-store.server.ts"

type Opened = { lead: LeadSheet; place: QueuePlace | null }

/**
 * The data of a lead and its place in the queue. Before it is returned, the audit records that it was opened, and which other
 * leads it shows.
 */
export async function openLead(
  db: Db,
  leadId: number,
  recordSeen: RecordSeen,
): Promise<Opened | "missing" | "proof-needed"> {
  const lead = await findLeadSheet(db, leadId)
  if (!lead) return "missing"
  if ((await recordSeen({ act: "lead_lido", leads: [leadId] })) === "proof-needed") return "proof-needed"
  const others = [...lead.duplicates, ...(lead.samePerson ?? [])].map(({ id }) => id)
  const shown = { act: "leads_listados", leads: others, details: { list: "mesma-pessoa" } } as const
  const mayShow = others.length === 0 || (await recordSeen(shown)) === "recorded"
  return {
    lead: mayShow ? lead : { ...lead, duplicates: [], samePerson: [] },
    place: await findQueuePlace(db, leadId),
  }
}
