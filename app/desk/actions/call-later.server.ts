import type { Db } from "../../platform/db/db.server.ts"
import { type DeskOutcome, type DeskWork, type NoteRefusal, noteRefusal, readNote } from "./desk-outcome.ts"
import { ownedIfFree, workOnLead } from "./work-on-lead.server.ts"

type LaterRefusal = NoteRefusal | "not-a-time-ahead"

const furthestMs = 90 * 86_400_000

/** An hour was agreed on for the next call. The clock runs on. */
export function callLater(
  db: Db,
  work: DeskWork & { at: Date; note?: string | undefined },
): Promise<DeskOutcome<LaterRefusal>> {
  const note = readNote(work.note)
  return workOnLead<LaterRefusal>(db, work, (lead) => {
    const ahead = work.at.getTime() - work.now.getTime()
    // Not a number when the date is none.
    if (!(ahead > 0 && ahead <= furthestMs)) return { refused: "not-a-time-ahead" }
    const refused = noteRefusal(note, false)
    if (refused) return { refused }
    return {
      change: { ...ownedIfFree(lead, work), callLaterAt: work.at },
      event: { kind: "call_later", note, details: { at: work.at.toISOString() } },
    }
  })
}
