import type { LeadStatus } from "../../leads/lead/lead-status.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { type DeskOutcome, type DeskWork, type NoteRefusal, noteRefusal, readNote } from "./desk-outcome.ts"
import { findStatusTransition } from "./desk-write-store.server.ts"
import { needsContactFirst } from "./lead-moves.ts"
import { workOnLead } from "./work-on-lead.server.ts"

type StatusChange = DeskWork & { status: LeadStatus; notes?: string | undefined }
type StatusRefusal = NoteRefusal | "not-allowed" | "contact-missing"

/**
 * D17, D42: changes row and event in one transaction. It does not stop the deadline. Some statuses need a contact first.
 */
export function changeLeadStatus(db: Db, change: StatusChange): Promise<DeskOutcome<StatusRefusal>> {
  const note = readNote(change.notes)
  return workOnLead<StatusRefusal>(db, change, async (lead, transaction) => {
    const transition = await findStatusTransition(transaction, lead.status, change.status)
    if (!transition) return { refused: "not-allowed" }
    if (needsContactFirst(change.status, lead.firstContactAt)) return { refused: "contact-missing" }
    const refused = noteRefusal(note, transition.needsNote)
    if (refused) return { refused }
    return {
      change: { status: change.status, ...(note === null ? {} : { notes: note }) },
      event: { kind: "status_changed", note, fromStatus: lead.status, toStatus: change.status },
    }
  })
}
