import { data, type RouterContextProvider } from "react-router"
import { weekRows } from "../../../locale/week-form.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { readHours } from "../../../staff/hours/availability-store.server.ts"
import { daysText, hoursDone, hoursRefusals } from "../../../staff/hours/hours-text.ts"
import { findPerson } from "../../../staff/people/people-store.server.ts"
import { personState } from "../../../staff/people/person-state.ts"
import { isStaffRole } from "../../../staff/people/staff-person.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { backWithNews, newsOf } from "../desk-news.ts"
import { actOnHours } from "./person-action.server.ts"

type Context = Readonly<RouterContextProvider>

/** The hours and absences of a person, for the page of the management and for the person's own. */
export async function readPersonPage(context: Context, url: URL, id: string) {
  const { asStaff } = context.get(deskContext)
  const { clock } = context.get(deskAppContext)
  const { person, hours } = await asStaff(async (db) => ({
    person: await findPerson(db, id),
    hours: await readHours(db, id, clock()),
  }))
  if (!person || !isStaffRole(person.role)) throw data(null, { status: 404 })
  return {
    person: { name: person.name, role: person.role, state: personState(person) },
    hasOwnHours: hours.shifts.length > 0,
    week: weekRows(hours.shifts),
    absences: hours.absences.map((absence) => ({
      id: absence.id,
      days: daysText(absence.firstDay, absence.lastDay),
      note: absence.note,
    })),
    news: newsOf(url, hoursDone),
  }
}

type Posted = { request: Request; context: Context; id: string; address: string }

/** Handles a form of either page; `address` is the page itself. */
export async function actOnPersonPage({ request, context, id, address }: Posted) {
  const { person, asStaff } = context.get(deskContext)
  const form = await request.formData()
  const outcome = await actOnHours({ by: person, asStaff }, id, form)
  if ("done" in outcome) throw backWithNews(address, outcome.done)
  const typed = formText(form, "intent") === "absence" && {
    firstDay: formText(form, "firstDay"),
    lastDay: formText(form, "lastDay"),
    note: formText(form, "note"),
  }
  return data(
    { refusal: hoursRefusals[outcome.refused], typedWeek: outcome.week ?? null, typed: typed || null },
    { status: 409 },
  )
}
