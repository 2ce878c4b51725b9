import { Temporal } from "temporal-polyfill"
import { weekdayOf } from "../../locale/pt-br.ts"
import type { WeekHours } from "../../platform/time/week-hours.ts"
import type { Absence } from "../hours/availability.ts"

/** Working, absent, or outside working hours. */
export type WeekCell = "on" | "away" | "off"

export type WeekGrid = {
  days: readonly { label: string; day: number }[]
  hours: readonly number[]
  /** By hour, then by day. */
  cells: readonly (readonly WeekCell[])[]
}

type Week = {
  /** Of the person, or of the office for a person without own hours. */
  shifts: readonly WeekHours[]
  absences: readonly Absence[]
  holidays: ReadonlySet<string>
  today: string
}

/** The hours of the grid at least; it grows with the shifts. */
const usual = { from: 8, to: 18 }

/** The present week, Monday to Sunday, hour by hour. An hour counts as worked if any part of it is. */
export function weekGrid({ shifts, absences, holidays, today }: Week): WeekGrid {
  const now = Temporal.PlainDate.from(today)
  const monday = now.subtract({ days: now.dayOfWeek - 1 })
  const days = Array.from({ length: 7 }, (_, n) => monday.add({ days: n }))
  const spans = shifts.map(({ weekday, startsAt, endsAt }) => ({
    weekday,
    from: Number(startsAt.slice(0, 2)),
    to: Math.ceil(Number(endsAt.slice(0, 2)) + Number(endsAt.slice(3, 5)) / 60),
  }))
  const first = Math.min(usual.from, ...spans.map(({ from }) => from))
  const last = Math.max(usual.to, ...spans.map(({ to }) => to))
  const hours = Array.from({ length: last - first }, (_, n) => first + n)
  const cellOf = (day: Temporal.PlainDate, hour: number): WeekCell => {
    const date = day.toString()
    if (absences.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)) return "away"
    if (holidays.has(date)) return "off"
    const isOn = spans.some(({ weekday, from, to }) => weekday === day.dayOfWeek && from <= hour && hour < to)
    return isOn ? "on" : "off"
  }
  return {
    days: days.map((day) => ({ label: weekdayOf(day.toString()).slice(0, 3), day: day.day })),
    hours,
    cells: hours.map((hour) => days.map((day) => cellOf(day, hour))),
  }
}
