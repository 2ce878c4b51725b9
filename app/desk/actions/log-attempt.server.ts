import type { Db } from "../../platform/db/db.server.ts"
import type { AttemptResult } from "./attempt.ts"
import { type DeskOutcome, type DeskWork, type NoteRefusal, noteRefusal, readNote } from "./desk-outcome.ts"
import { ownedIfUnassigned, workOnLead } from "./work-on-lead.server.ts"

/** Logs an attempt without a conversation. It does not stop the deadline. */
export function logAttempt(
  db: Db,
  work: DeskWork & { result: AttemptResult; note?: string | undefined },
): Promise<DeskOutcome<NoteRefusal>> {
  const note = readNote(work.note)
  return workOnLead<NoteRefusal>(db, work, (lead) => {
    const refused = noteRefusal(note, work.result === "outra")
    if (refused) return { refused }
    return {
      change: { ...ownedIfUnassigned(lead, work), attempts: Math.min(lead.attempts + 1, 32_767) },
      event: { kind: "attempt", note, details: { result: work.result } },
    }
  })
}
