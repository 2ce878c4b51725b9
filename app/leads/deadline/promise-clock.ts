import { Temporal } from "temporal-polyfill"
import type { WeekHours } from "../../platform/time/week-hours.ts"
import { afterWorkingMinutes, contactDeadline, type Period } from "./contact-deadline.ts"

/** 1 is Monday, 7 is Sunday, as in ISO 8601. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Wall-clock times such as "08:00"; the end is "24:00" where a shift lasts until midnight. */
export type Shift = readonly [from: string, to: string]

export type Calendar = {
  timeZone: string
  /** In the order of the day. */
  shifts: Readonly<Partial<Record<Weekday, readonly Shift[]>>>
  /** As YYYY-MM-DD. */
  holidays: ReadonlySet<string>
}

/** The calendar that a process last read; null before. A lead is stored all the same, without a deadline. */
export type OfficeCalendar = () => Promise<Calendar | null>

const msPerMinute = 60_000
const maxDaysWithoutWork = 366

/** The periods of working time from a moment on, in order. Ends after a year without any. */
export function* workingPeriods(calendar: Calendar, from: Date): Generator<Period> {
  let day = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(calendar.timeZone)
    .toPlainDate()
  let reached = from.getTime()
  for (let daysWithoutWork = 0; daysWithoutWork <= maxDaysWithoutWork; daysWithoutWork++) {
    for (const period of periodsOf(calendar, day)) {
      const start = Math.max(period.start, reached)
      if (start >= period.end) continue
      yield { start, end: period.end }
      reached = period.end
      daysWithoutWork = 0
    }
    day = day.add({ days: 1 })
  }
}

/**
 * The first moment at which the local time is this time or later. When summer time repeats an hour, the office neither
 * closes early nor opens again; an hour that is skipped has no working time.
 */
function firstMoment(calendar: Calendar, day: Temporal.PlainDate, time: string) {
  const localTime = time.startsWith("24:")
    ? day.add({ days: 1 }).toPlainDateTime()
    : day.toPlainDateTime(Temporal.PlainTime.from(time))
  const moment = localTime.toZonedDateTime(calendar.timeZone, { disambiguation: "earlier" })
  const isSkipped = !moment.toPlainDateTime().equals(localTime)
  return (isSkipped && moment.getTimeZoneTransition("next")) || moment
}

function periodsOf(calendar: Calendar, day: Temporal.PlainDate): Period[] {
  return calendar.holidays.has(day.toString())
    ? []
    : (calendar.shifts[day.dayOfWeek as Weekday] ?? []).map(([from, to]) => ({
        start: firstMoment(calendar, day, from).epochMilliseconds,
        end: firstMoment(calendar, day, to).epochMilliseconds,
      }))
}

/**
 * The earliest moment by which this much working time has passed. Null when the calendar has too little: staff may
 * empty the calendar, and a lead without a deadline is better than an error.
 */
export function addWorkingMinutes(calendar: Calendar, from: Date, minutes: number): Date | null {
  return minutes <= 0 ? from : afterWorkingMinutes(workingPeriods(calendar, from), minutes)
}

export function workingMinutesBetween(calendar: Calendar, from: Date, to: Date) {
  let worked = 0
  for (const { start, end } of workingPeriods(calendar, from)) {
    if (start >= to.getTime()) break
    worked += Math.min(end, to.getTime()) - start
  }
  return worked / msPerMinute
}

export function isWorkingTime(calendar: Calendar, now: Date) {
  const [next] = workingPeriods(calendar, now)
  return next?.start === now.getTime()
}

/** D3, D78: the office promises to call before this moment. */
export function deadlineOf(calendar: Calendar, from: Date, preferred = "") {
  return contactDeadline((start) => workingPeriods(calendar, start), from, preferred)
}

/** Removes the seconds that the database adds. */
export const minuteOf = (time: string) => time.slice(0, 5)

/** The shifts as a week, without the seconds. */
export function weekOf({ shifts }: Pick<Calendar, "shifts">): WeekHours[] {
  return Object.entries(shifts).flatMap(([weekday, spans]) =>
    spans.map(([from, to]) => ({
      weekday: Number(weekday),
      startsAt: minuteOf(from),
      endsAt: minuteOf(to),
    })),
  )
}
