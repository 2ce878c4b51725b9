import type { Db } from "../../platform/db/db.server.ts"
import type { DeskOutcome, DeskWork } from "./desk-outcome.ts"
import { findLastContact } from "./desk-write-store.server.ts"
import { workOnLead } from "./work-on-lead.server.ts"

type UndoRefusal = "no-contact" | "too-late" | "somebody-else"

const undoWithinMs = 5 * 60_000

/** Undoes a contact that was logged by mistake, if nothing happened after it. The deadline runs again. */
export function undoContact(db: Db, work: DeskWork): Promise<DeskOutcome<UndoRefusal>> {
  return workOnLead<UndoRefusal>(db, work, async (lead, transaction) => {
    const contact = await findLastContact(transaction, lead.id)
    // A later change may depend on the contact.
    if (!contact || contact.version !== lead.deskVersion) return { refused: "no-contact" }
    if (contact.staffId !== work.staffId) return { refused: "somebody-else" }
    if (work.now.getTime() - contact.at.getTime() > undoWithinMs) return { refused: "too-late" }
    const movesBack = contact.fromStatus === "novo"
    return {
      change: {
        ...(contact.isFirst && { firstContactAt: null, firstContactMinutes: null }),
        ...(movesBack && { status: "novo" }),
      },
      event: {
        kind: "contact_undone",
        ...(movesBack && { fromStatus: lead.status, toStatus: "novo" }),
      },
    }
  })
}
