import { addNote } from "../../leads/desk/add-note.server.ts"
import { assignLead } from "../../leads/desk/assign-lead.server.ts"
import { isAttemptResult } from "../../leads/desk/attempt.ts"
import { callLater } from "../../leads/desk/call-later.server.ts"
import { changeLeadStatus } from "../../leads/desk/change-lead-status.server.ts"
import type { DeskIntent } from "../../leads/desk/desk-intents.ts"
import type { DeskOutcome, DeskWork, Taken } from "../../leads/desk/desk-outcome.ts"
import { logAttempt } from "../../leads/desk/log-attempt.server.ts"
import { logContact } from "../../leads/desk/log-contact.server.ts"
import { markPerson } from "../../leads/desk/mark-person.server.ts"
import { officeMoment } from "../../leads/desk/office-moment.ts"
import { takeLead } from "../../leads/desk/take-lead.server.ts"
import { undoContact } from "../../leads/desk/undo-contact.server.ts"
import { leadStatuses } from "../../leads/lead-status.ts"
import type { Calendar } from "../../leads/promise-clock.ts"
import type { Db } from "../../platform/db.server.ts"
import { formText } from "../../platform/form-text.ts"

type Asked = { intent: DeskIntent; form: FormData; work: DeskWork; calendar: Calendar }

/** What a form of the lead's page asks for, done. Null when no page of ours could have asked for it. */
export const doLeadWork = (
  db: Db,
  { intent, form, work, calendar }: Asked,
): Promise<DeskOutcome<string> | Taken> | null => {
  const note = formText(form, "note")
  const text = (name: string) => formText(form, name)
  switch (intent) {
    case "take":
      return takeLead(db, { ...work, takeOverFrom: text("from") || undefined })
    case "assign":
      return assignLead(db, { ...work, to: text("to") })
    case "contact":
      return logContact(db, { ...work, calendar, note })
    case "undo-contact":
      return undoContact(db, work)
    case "attempt": {
      const result = text("result")
      return isAttemptResult(result) ? logAttempt(db, { ...work, result, note }) : null
    }
    case "call-later":
      return callLater(db, { ...work, at: officeMoment(text("at")), note })
    case "note":
      return addNote(db, { ...work, note })
    case "status": {
      const status = leadStatuses.find((known) => known === text("status"))
      return status ? changeLeadStatus(db, { ...work, status, notes: note }) : null
    }
    case "same-person":
    case "different-person":
      return markPerson(db, {
        ...work,
        otherId: Number(text("other")),
        isSamePerson: intent === "same-person",
      })
    default:
      return null
  }
}
