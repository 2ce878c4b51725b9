import { Temporal } from "temporal-polyfill"
import { promisedWorkingHours } from "../lead/lead.ts"

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

type Stretch = { start: number; end: number }

const msPerMinute = 60_000
const longestQuietDays = 366

/** Working time from a moment on, in order; ends after a year without any. */
export function* workingStretches(calendar: Calendar, from: Date): Generator<Stretch> {
  let day = Temporal.Instant.fromEpochMilliseconds(from.getTime())
    .toZonedDateTimeISO(calendar.timeZone)
    .toPlainDate()
  let reached = from.getTime()
  for (let quietDays = 0; quietDays <= longestQuietDays; quietDays++) {
    for (const stretch of stretchesOf(calendar, day)) {
      const start = Math.max(stretch.start, reached)
      if (start >= stretch.end) continue
      yield { start, end: stretch.end }
      reached = stretch.end
      quietDays = 0
    }
    day = day.add({ days: 1 })
  }
}

/**
 * The first moment at which a clock on the wall shows this time or a later one. An hour that is lived twice
 * neither closes the office early nor opens it again; an hour that is skipped holds no work.
 */
function firstMoment(calendar: Calendar, day: Temporal.PlainDate, time: string) {
  const wall = time.startsWith("24:")
    ? day.add({ days: 1 }).toPlainDateTime()
    : day.toPlainDateTime(Temporal.PlainTime.from(time))
  const moment = wall.toZonedDateTime(calendar.timeZone, { disambiguation: "earlier" })
  const isSkipped = !moment.toPlainDateTime().equals(wall)
  return (isSkipped && moment.getTimeZoneTransition("next")) || moment
}

function stretchesOf(calendar: Calendar, day: Temporal.PlainDate): Stretch[] {
  return calendar.holidays.has(day.toString())
    ? []
    : (calendar.shifts[day.dayOfWeek as Weekday] ?? []).map(([from, to]) => ({
        start: firstMoment(calendar, day, from).epochMilliseconds,
        end: firstMoment(calendar, day, to).epochMilliseconds,
      }))
}

/**
 * The earliest moment by which so much working time has passed. Null when the calendar has none left: staff may
 * empty it, which is their decision and no accident, and a lead without a deadline is better than no lead.
 */
export function addWorkingMinutes(calendar: Calendar, from: Date, minutes: number): Date | null {
  let missing = minutes * msPerMinute
  if (missing <= 0) return from
  for (const { start, end } of workingStretches(calendar, from)) {
    if (start + missing <= end) return new Date(start + missing)
    missing -= end - start
  }
  return null
}

export function workingMinutesBetween(calendar: Calendar, from: Date, to: Date) {
  let worked = 0
  for (const { start, end } of workingStretches(calendar, from)) {
    if (start >= to.getTime()) break
    worked += Math.min(end, to.getTime()) - start
  }
  return worked / msPerMinute
}

export function isWorkingTime(calendar: Calendar, now: Date) {
  const [next] = workingStretches(calendar, now)
  return next?.start === now.getTime()
}

/** D3: the moment until which the office has promised to call. */
export function deadlineOf(calendar: Calendar, from: Date) {
  return addWorkingMinutes(calendar, from, promisedWorkingHours * 60)
}
