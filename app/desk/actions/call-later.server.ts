import type { Db } from "../../platform/db/db.server.ts"
import { type DeskOutcome, type DeskWork, type NoteRefusal, noteRefusal, readNote } from "./desk-outcome.ts"
import { ownedIfUnassigned, workOnLead } from "./work-on-lead.server.ts"

type LaterRefusal = NoteRefusal | "not-a-time-ahead"

const maxAheadMs = 90 * 86_400_000

/** Sets the time of the next call. It does not stop the deadline. */
export function callLater(
  db: Db,
  work: DeskWork & { at: Date; note?: string | undefined },
): Promise<DeskOutcome<LaterRefusal>> {
  const note = readNote(work.note)
  return workOnLead<LaterRefusal>(db, work, (lead) => {
    const ahead = work.at.getTime() - work.now.getTime()
    // NaN when the date is invalid.
    if (!(ahead > 0 && ahead <= maxAheadMs)) return { refused: "not-a-time-ahead" }
    const refused = noteRefusal(note, false)
    if (refused) return { refused }
    return {
      change: { ...ownedIfUnassigned(lead, work), callLaterAt: work.at },
      event: { kind: "call_later", note, details: { at: work.at.toISOString() } },
    }
  })
}
