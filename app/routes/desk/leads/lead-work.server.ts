import { addNote } from "../../../desk/actions/add-note.server.ts"
import { assignLead } from "../../../desk/actions/assign-lead.server.ts"
import { isAttemptResult } from "../../../desk/actions/attempt.ts"
import { callLater } from "../../../desk/actions/call-later.server.ts"
import { changeLeadStatus } from "../../../desk/actions/change-lead-status.server.ts"
import type { DeskIntent } from "../../../desk/actions/desk-intents.ts"
import type { DeskOutcome, DeskWork, Taken } from "../../../desk/actions/desk-outcome.ts"
import { linkDuplicate } from "../../../desk/actions/link-duplicate.server.ts"
import { logAttempt } from "../../../desk/actions/log-attempt.server.ts"
import { logContact } from "../../../desk/actions/log-contact.server.ts"
import { takeLead } from "../../../desk/actions/take-lead.server.ts"
import { undoContact } from "../../../desk/actions/undo-contact.server.ts"
import { officeMoment } from "../../../desk/deadline/office-moment.ts"
import type { Calendar } from "../../../leads/deadline/promise-clock.ts"
import { leadStatuses } from "../../../leads/lead/lead-status.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { readUuid } from "../../../platform/text/random-uuid.ts"
import { readRowId } from "../../../platform/text/whole-number.ts"

type LeadAction = { intent: DeskIntent; form: FormData; work: DeskWork; calendar: Calendar }

/** Runs the action of a form on the lead's page. Null for a request that no form of ours sends. */
export function doLeadWork(
  db: Db,
  { intent, form, work, calendar }: LeadAction,
): Promise<DeskOutcome<string> | Taken> | null {
  const note = formText(form, "note")
  const text = (name: string) => formText(form, name)
  switch (intent) {
    case "take":
      return takeLead(db, { ...work, takeOverFrom: readUuid(text("from")) ?? undefined })
    case "assign": {
      const to = readUuid(text("to"))
      return to ? assignLead(db, { ...work, to }) : null
    }
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
    case "different-person": {
      const otherId = readRowId(text("other"))
      return otherId === null
        ? null
        : linkDuplicate(db, { ...work, otherId, isSamePerson: intent === "same-person" })
    }
    default:
      return null
  }
}
