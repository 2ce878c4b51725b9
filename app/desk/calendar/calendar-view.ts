import { longDay, weekdayOf } from "../../locale/pt-br.ts"
import { weekRows, weekText } from "../../locale/week-form.ts"
import type { WeekHours } from "../../platform/time/week-hours.ts"
import type { WeekKind } from "./calendar-change.ts"
import { scopeText } from "./calendar-text.ts"
import type { HolidayRow } from "./holidays.tsx"

type Holiday = { day: string; name: string; scope: string }

const year = /^20\d\d$/

export const readYear = (text: string | null) => (text && year.test(text) ? Number(text) : null)

/** A week as a table, and as the fields of its form. */
export function weekView(kind: WeekKind, hours: readonly WeekHours[], sentence: string | null = null) {
  return { kind, hours: weekText(hours, "Fechado"), fields: weekRows(hours), sentence }
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
