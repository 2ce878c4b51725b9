import type { Db } from "../../platform/db/db.server.ts"
import { type DeskOutcome, type DeskWork, type NoteRefusal, noteRefusal, readNote } from "./desk-outcome.ts"
import { workOnLead } from "./work-on-lead.server.ts"

export function addNote(db: Db, work: DeskWork & { note: string }): Promise<DeskOutcome<NoteRefusal>> {
  const note = readNote(work.note)
  return workOnLead<NoteRefusal>(db, work, () => {
    const refused = noteRefusal(note, true)
    return refused ? { refused } : { change: {}, event: { kind: "note", note } }
  })
}
