import { data, href } from "react-router"
import { CalendarPage } from "../../../desk/calendar/calendar-page.tsx"
import { calendarDone, calendarRefusals, siteSentence } from "../../../desk/calendar/calendar-text.ts"
import { holidayRows, nextHolidayText, readYear, weekView } from "../../../desk/calendar/calendar-view.ts"
import {
  listHolidays,
  readCalendar,
  readContactHours,
} from "../../../leads/deadline/calendar-store.server.ts"
import { weekOf } from "../../../leads/deadline/promise-clock.ts"
import { openingHoursText } from "../../../locale/opening-hours.ts"
import { dayOf } from "../../../locale/pt-br.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskAccess } from "../desk-access.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews, newsOf } from "../desk-news.ts"
import type { Route } from "./+types/calendar"
import { actOnCalendar } from "./calendar-action.server.ts"

const address = href("/painel/calendario")
const yearsShown = 3

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const faulty = actionData?.week
  return (
    <CalendarPage
      {...loaderData}
      weeks={loaderData.weeks.map((week) =>
        week.kind === faulty?.kind
          ? { ...week, fields: faulty.fields, isFaulty: true }
          : { ...week, isFaulty: false },
      )}
      news={actionData ? null : loaderData.news}
      refusal={actionData?.refusal ?? null}
      typed={actionData?.typed ?? null}
    />
  )
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { person, asStaff } = context.get(deskContext)
  const today = dayOf(context.get(deskAppContext).clock())
  const thisYear = Number(today.slice(0, 4))
  const year = readYear(url.searchParams.get("ano")) ?? thisYear
  const { calendar, contactHours, holidays, soon } = await asStaff(async (db) => ({
    calendar: await readCalendar(db),
    contactHours: await readContactHours(db),
    holidays: await listHolidays(db, year),
    soon: [...(await listHolidays(db, thisYear)), ...(await listHolidays(db, thisYear + 1))],
  }))
  const years = new Set([...Array.from({ length: yearsShown }, (_, n) => thisYear + n), year])
  return {
    canAct: deskAccess[address]?.act.includes(person.role) ?? false,
    weeks: [
      weekView("shifts", weekOf(calendar)),
      weekView("contact-hours", contactHours, siteSentence(openingHoursText(contactHours))),
    ],
    nextHoliday: nextHolidayText(soon, today),
    years: [...years]
      .toSorted((one, other) => one - other)
      .map((some) => ({
        label: String(some),
        href: `${address}?ano=${some}`,
        isCurrent: some === year,
      })),
    upcoming: holidayRows(holidays.filter(({ day }) => day >= today)),
    past: holidayRows(holidays.filter(({ day }) => day < today)),
    news: newsOf(url, calendarDone),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, asStaff } = context.get(deskContext)
  const form = await request.formData()
  const outcome = await actOnCalendar({ staffId: person.id, asStaff }, form)
  if ("done" in outcome)
    throw backWithNews(address, outcome.done, outcome.year === null ? {} : { ano: outcome.year })
  const typed = formText(form, "intent") === "holiday" && {
    day: formText(form, "day"),
    name: formText(form, "name"),
    scope: formText(form, "scope"),
  }
  return data(
    { refusal: calendarRefusals[outcome.refused], week: outcome.week ?? null, typed: typed || null },
    { status: 409 },
  )
}

export const meta = () => deskMeta("Calendário")
