import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import { longDay, weekdayOf } from "../../locale/pt-br.ts"
import type { WeekHours } from "../../platform/time/week-hours.ts"
import { scopeText } from "./calendar-text.ts"
import type { HolidayRow } from "./holidays.tsx"

type Holiday = { day: string; name: string; scope: string }

const year = /^20\d\d$/

export const readYear = (text: string | null) => (text && year.test(text) ? Number(text) : null)

/** Removes the seconds that the database adds. */
const minuteOf = (time: string) => time.slice(0, 5)

export function calendarShifts({ shifts }: Calendar): WeekHours[] {
  return Object.entries(shifts).flatMap(([weekday, spans]) =>
    spans.map(([from, to]) => ({ weekday: Number(weekday), startsAt: minuteOf(from), endsAt: minuteOf(to) })),
  )
}

export function holidayRows(holidays: readonly Holiday[]): HolidayRow[] {
  return holidays.map(({ day, name, scope }) => ({
    day,
    date: longDay(day),
    weekday: weekdayOf(day),
    name,
    scope: (scopeText as Readonly<Record<string, string>>)[scope] ?? scope,
  }))
}

/** 'Próximo feriado: Natal, sexta-feira, 25 de dezembro de 2026.' */
export function nextHolidayText(holidays: readonly Holiday[], today: string) {
  const next = holidays.find(({ day }) => day >= today)
  if (!next) return null
  if (next.day === today) return `Hoje é feriado: ${next.name}.`
  return `Próximo feriado: ${next.name}, ${weekdayOf(next.day)}, ${longDay(next.day)}.`
}
