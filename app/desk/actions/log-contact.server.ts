import { type Calendar, workingMinutesBetween } from "../../leads/deadline/promise-clock.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { type DeskOutcome, type DeskWork, type NoteRefusal, noteRefusal, readNote } from "./desk-outcome.ts"
import type { LockedLead } from "./desk-write-store.server.ts"
import { ownedIfFree, workOnLead } from "./work-on-lead.server.ts"

type Contact = DeskWork & { calendar: Calendar; note?: string | undefined }

/** Somebody really spoke with the person: nothing else stops the clock. */
export function logContact(db: Db, contact: Contact): Promise<DeskOutcome<NoteRefusal>> {
  const note = readNote(contact.note)
  return workOnLead<NoteRefusal>(db, contact, (lead) => {
    const refused = noteRefusal(note, false)
    if (refused) return { refused }
    const isFirst = lead.firstContactAt === null
    const isNew = lead.status === "novo"
    return {
      change: {
        ...ownedIfFree(lead, contact),
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

/** The first one stops the clock, and how long it took is kept in working minutes. */
function firstContact(lead: LockedLead, { now, calendar }: Contact) {
  return lead.firstContactAt === null
    ? {
        firstContactAt: now,
        firstContactMinutes: workingMinutesBetween(calendar, lead.createdAt, now),
      }
    : {}
}
