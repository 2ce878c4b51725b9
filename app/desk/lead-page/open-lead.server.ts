import type { Db } from "../../platform/db/db.server.ts"
import type { LeadSheet } from "../desk-lead.ts"
import { findQueuePlace, type QueuePlace } from "../queue/queue-place-store.server.ts"
import { findLeadSheet, recordLeadRead } from "./lead-sheet-store.server.ts"

/** The data of a lead and its place in the queue. Before it is returned, the audit records that it was opened. */
export async function openLead(
  db: Db,
  leadId: number,
): Promise<{ lead: LeadSheet; place: QueuePlace | null } | null> {
  const lead = await findLeadSheet(db, leadId)
  if (!lead) return null
  await recordLeadRead(db, leadId)
  return { lead, place: await findQueuePlace(db, leadId) }
}
