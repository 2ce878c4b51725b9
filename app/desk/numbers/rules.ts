import { href } from "react-router"
import type { Calendar, Weekday } from "../../leads/deadline/promise-clock.ts"
import type { CarrierTable } from "../../plans/catalogue/carrier.ts"
import { carriers, carriersWithPage } from "../../plans/catalogue/carriers.ts"
import { addDays, mondayOf } from "../../platform/time/plain-day.ts"
import type { HistogramStep, NumbersDay, NumbersWeek } from "./numbers.ts"

/** The number of leads whose first contact took this many working minutes, rounded up. */
export type MinuteCount = { minutes: number; leads: number }

/** The smallest number of minutes within which this share of the leads was reached; null without leads. */
export function minutesWithin(counts: readonly MinuteCount[], share: number): number | null {
  const needed = sum(counts) * share
  let counted = 0
  for (const { minutes, leads } of counts.toSorted((one, other) => one.minutes - other.minutes)) {
    counted += leads
    if (counted > 0 && counted >= needed) return minutes
  }
  return null
}

const sum = (counts: readonly { leads: number }[]) => counts.reduce((total, { leads }) => total + leads, 0)

/** Null when `whole` is zero. */
export function percentOf(part: number, whole: number) {
  return whole > 0 ? Math.round((part / whole) * 100) : null
}

// Quarters of an hour up to the promised two hours (§9), half hours for one more hour, then the rest.
const bounds = [15, 30, 45, 60, 75, 90, 105, 120, 150, 180]

export function histogramOf(counts: readonly MinuteCount[]): HistogramStep[] {
  return [...bounds, null].map((to, at) => {
    const from = at === 0 ? 0 : (bounds[at - 1] ?? 0)
    // A contact at exactly the promised minute is in time, so a step includes its upper bound.
    const within = counts.filter(
      ({ minutes }) => (minutes > from || (at === 0 && minutes === 0)) && (to === null || minutes <= to),
    )
    return { from, to, leads: sum(within) }
  })
}

const maxDays = 92

/** Every day in order, including empty ones; none for a period that is shown in weeks. */
export function daysOf(
  span: { from: string; to: string },
  counted: ReadonlyMap<string, number>,
  calendar: Calendar,
): NumbersDay[] {
  const days: NumbersDay[] = []
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    if (days.length === maxDays) return []
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as Weekday
    const isRest = calendar.holidays.has(day) || (calendar.shifts[weekday] ?? []).length === 0
    days.push({ day, leads: counted.get(day) ?? 0, isRest })
  }
  return days
}

const maxWeeks = 53

/** The Mondays of the complete weeks of a period; only the latest ones if there are too many. */
export function mondaysOf(span: { from: string; to: string }): string[] {
  const mondays: string[] = []
  let monday = addDays(mondayOf(addDays(span.to, 1)), -7)
  while (monday >= span.from && mondays.length < maxWeeks) {
    mondays.push(monday)
    monday = addDays(monday, -7)
  }
  return mondays.toReversed()
}

export type WeekCount = { monday: string; leads: number; kept: number; promised: number }
export type WeekMinutes = MinuteCount & { monday: string }

export function weeksOf(
  mondays: readonly string[],
  counts: readonly WeekCount[],
  minutes: readonly WeekMinutes[],
): NumbersWeek[] {
  return mondays.map((monday) => {
    const count = counts.find((week) => week.monday === monday)
    const ofWeek = minutes.filter((week) => week.monday === monday)
    return {
      from: monday,
      to: addDays(monday, 6),
      leads: count?.leads ?? 0,
      medianMinutes: minutesWithin(ofWeek, 0.5),
      inTime: percentOf(count?.kept ?? 0, count?.promised ?? 0),
    }
  })
}

/** An empty source is a visit without utm fields. */
export const sourceLabel = (source: string) => source || "direto"

const otherPages: Readonly<Record<string, string>> = {
  [href("/")]: "Início",
  [href("/sobre")]: "Escritório",
}

export function pageLabel(page: string, table: CarrierTable = carriers) {
  const carrier = carriersWithPage(table).find(({ slug }) => href("/:carrier", { carrier: slug }) === page)
  return otherPages[page] ?? carrier?.name ?? page
}
