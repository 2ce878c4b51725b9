import { type Calendar, workingMinutesBetween } from "../../leads/deadline/promise-clock.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { type DeskOutcome, type DeskWork, type NoteRefusal, noteRefusal, readNote } from "./desk-outcome.ts"
import type { LockedLead } from "./desk-write-store.server.ts"
import { ownedIfUnassigned, workOnLead } from "./work-on-lead.server.ts"

type Contact = DeskWork & { calendar: Calendar; note?: string | undefined }

/** Logs a conversation with the person. Only the first contact stops the deadline. */
export function logContact(db: Db, contact: Contact): Promise<DeskOutcome<NoteRefusal>> {
  const note = readNote(contact.note)
  return workOnLead<NoteRefusal>(db, contact, (lead) => {
    const refused = noteRefusal(note, false)
    if (refused) return { refused }
    const isFirst = lead.firstContactAt === null
    const isNew = lead.status === "novo"
    return {
      change: {
        ...ownedIfUnassigned(lead, contact),
        ...firstContact(lead, contact),
        ...(isNew && { status: "em_contato" }),
        callLaterAt: null,
      },
      event: {
        kind: "contact",
        note,
        details: { first: isFirst, inTime: !isFirst || !lead.dueAt || contact.now <= lead.dueAt },
        ...(isNew && { fromStatus: "novo", toStatus: "em_contato" }),
      },
    }
  })
}

/** Time of the first contact, and the working minutes from arrival to it. */
function firstContact(lead: LockedLead, { now, calendar }: Contact) {
  return lead.firstContactAt === null
    ? {
        firstContactAt: now,
        firstContactMinutes: workingMinutesBetween(calendar, lead.createdAt, now),
      }
    : {}
}
