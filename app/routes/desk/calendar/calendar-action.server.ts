import {
  type CalendarChange,
  type HolidayScope,
  holidayScopes,
  type WeekKind,
} from "../../../desk/calendar/calendar-change.ts"
import type { CalendarDone, calendarRefusals } from "../../../desk/calendar/calendar-text.ts"
import { changeCalendar } from "../../../desk/calendar/change-calendar.server.ts"
import { readWeekRows, shiftsOf, type WeekRow } from "../../../locale/week-form.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { noteCalendarChange } from "../../../settings/change/note-calendar-change.server.ts"
import { lockSettings } from "../../../settings/store/settings-store.server.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"

type Desk = { staffId: string; asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T> }
type Outcome =
  | { done: CalendarDone; year: string | null }
  | { refused: keyof typeof calendarRefusals; week?: FaultyWeek }

type FaultyWeek = { kind: WeekKind; fields: WeekRow[] }

const done = {
  shifts: "expediente",
  "contact-hours": "atendimento",
  holiday: "feriado",
  "remove-holiday": "feriado-retirado",
} as const
const follow = { lock: lockSettings, record: insertAudit, refreshSite: noteCalendarChange }

/** Handles a form of the calendar page. */
export async function actOnCalendar({ staffId, asStaff }: Desk, form: FormData): Promise<Outcome> {
  const change = read(form)
  if (!change) return { refused: "unknown" }
  if ("fields" in change) return { refused: "invalid-hours", week: change }
  const outcome = await asStaff((db) => changeCalendar(db, follow, { change, staffId }))
  if (outcome !== "changed") return { refused: outcome }
  return { done: done[change.kind], year: "hours" in change ? null : change.day.slice(0, 4) }
}

const scopeOf = (text: string): HolidayScope => holidayScopes.find((scope) => scope === text) ?? "propria"

function read(form: FormData): CalendarChange | FaultyWeek | null {
  const text = (name: string) => formText(form, name)
  const intent = text("intent")
  if (intent === "holiday")
    return { kind: intent, day: text("day"), name: text("name"), scope: scopeOf(text("scope")) }
  if (intent === "remove-holiday") return { kind: intent, day: text("day") }
  if (intent !== "shifts" && intent !== "contact-hours") return null
  const week = shiftsOf(readWeekRows(text))
  return "faulty" in week ? { kind: intent, fields: week.faulty } : { kind: intent, hours: week.shifts }
}
