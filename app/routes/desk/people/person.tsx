import { data, href } from "react-router"
import { longDay } from "../../../locale/pt-br.ts"
import { weekRows } from "../../../locale/week-form.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { readUuid } from "../../../platform/text/random-uuid.ts"
import { readHours } from "../../../staff/hours/availability-store.server.ts"
import { hoursDone, hoursRefusals } from "../../../staff/hours/hours-text.ts"
import { PersonHours } from "../../../staff/hours/person-hours.tsx"
import { findPerson } from "../../../staff/people/people-store.server.ts"
import { personState } from "../../../staff/people/person-state.ts"
import { isStaffRole } from "../../../staff/people/staff-person.ts"
import { appContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews, newsOf } from "../desk-news.ts"
import type { Route } from "./+types/person"
import { actOnHours } from "./person-action.server.ts"

const peopleAddress = href("/painel/pessoas")

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PersonHours
      {...loaderData}
      week={actionData?.week ?? loaderData.week}
      typed={actionData?.typed ?? null}
      backHref={peopleAddress}
      news={actionData ? null : loaderData.news}
      refusal={actionData?.refusal ?? null}
    />
  )
}

function personIdOf(id: string) {
  const personId = readUuid(id)
  if (!personId) throw data(null, { status: 404 })
  return personId
}

function daysText(firstDay: string, lastDay: string) {
  return firstDay === lastDay ? longDay(firstDay) : `${longDay(firstDay)} a ${longDay(lastDay)}`
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { asStaff } = context.get(deskContext)
  const { clock } = context.get(appContext)
  const id = personIdOf(params.id)
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

export async function action({ request, context, params }: Route.ActionArgs) {
  const { person, asStaff } = context.get(deskContext)
  const personId = personIdOf(params.id)
  const form = await request.formData()
  const outcome = await actOnHours({ by: person, asStaff }, personId, form)
  if ("done" in outcome) throw backWithNews(href("/painel/pessoas/:id", { id: personId }), outcome.done)
  const typed = formText(form, "intent") === "absence" && {
    firstDay: formText(form, "firstDay"),
    lastDay: formText(form, "lastDay"),
    note: formText(form, "note"),
  }
  return data(
    { refusal: hoursRefusals[outcome.refused], week: outcome.week ?? null, typed: typed || null },
    { status: 409 },
  )
}

export const meta = () => deskMeta("Horário e ausências")
