import { readWeekRows, shiftsOf, type WeekRow } from "../../../locale/week-form.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { readRowId } from "../../../platform/text/whole-number.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { changeHours, type HoursChange } from "../../../staff/hours/change-hours.server.ts"
import type { HoursDone, HoursRefusal } from "../../../staff/hours/hours-text.ts"
import type { StaffPerson } from "../../../staff/people/staff-person.ts"

type Desk = { by: StaffPerson; asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T> }
type Outcome = { done: HoursDone } | { refused: HoursRefusal; week?: WeekRow[] }

const done = { hours: "horario", absence: "ausencia", return: "ausencia-retirada" } as const

/** Handles a form of the page of a person's hours. */
export async function actOnHours({ by, asStaff }: Desk, personId: string, form: FormData): Promise<Outcome> {
  const change = read(form)
  if (!change) return { refused: "unknown" }
  if ("faulty" in change) return { refused: "invalid-hours", week: change.faulty }
  const outcome = await asStaff((db) => changeHours(db, insertAudit, { by, staffId: personId, change }))
  return outcome === "changed" ? { done: done[change.kind] } : { refused: outcome }
}

function read(form: FormData): HoursChange | { faulty: WeekRow[] } | null {
  const text = (name: string) => formText(form, name)
  const intent = text("intent")
  if (intent === "hours") {
    const week = shiftsOf(readWeekRows(text))
    return "faulty" in week ? week : { kind: "hours", shifts: week.shifts }
  }
  if (intent === "absence") {
    const firstDay = text("firstDay")
    // The last day is optional for an absence of one day.
    const absence = { firstDay, lastDay: text("lastDay") || firstDay }
    return { kind: "absence", absence, note: text("note") }
  }
  const absenceId = readRowId(text("absence"))
  return intent === "return" && absenceId !== null ? { kind: "return", absenceId } : null
}
