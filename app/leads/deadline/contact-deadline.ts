import { findWindow } from "../lead/contact-window.ts"
import { promisedWorkingHours } from "../lead/lead.ts"
import { readWallClock } from "./promise-text.ts"

/** A stretch of working time, in milliseconds since 1970. */
export type Period = { start: number; end: number }

/** The working time from a moment on, in order. */
export type WorkingPeriods = (from: Date) => Iterable<Period>

const msPerMinute = 60_000
const searchedDays = 14

/**
 * D3, D78: the office promises to call before this moment. Without a preference that is after two working hours; with one
 * it is the end of the first preferred part of a working day that leaves the office these two hours. Null when the
 * calendar has too little working time. No Temporal here: this file also runs in the visitor's browser.
 */
export function contactDeadline(workingPeriods: WorkingPeriods, from: Date, preferred = ""): Date | null {
  const earliest = afterWorkingMinutes(workingPeriods(from), promisedWorkingHours * 60)
  const window = findWindow(preferred)
  if (!earliest || !window) return earliest
  const last = earliest.getTime() + searchedDays * 1440 * msPerMinute
  // One millisecond earlier, so that a part that ends exactly at that moment counts.
  for (const { start, end } of workingPeriods(new Date(earliest.getTime() - 1))) {
    if (start > last) break
    const { hour, minute } = readWallClock(new Date(start))
    const midnight = Math.floor(start / msPerMinute) - hour * 60 - minute
    const windowStart = (midnight + window.fromHour * 60) * msPerMinute
    const windowEnd = (midnight + window.untilHour * 60) * msPerMinute
    const until = Math.min(end, windowEnd)
    if (until > Math.max(start, windowStart)) return new Date(until)
  }
  return earliest
}

/** The earliest moment by which this much working time has passed, or null. */
export function afterWorkingMinutes(periods: Iterable<Period>, minutes: number): Date | null {
  let remaining = minutes * msPerMinute
  for (const { start, end } of periods) {
    if (start + remaining <= end) return new Date(start + remaining)
    remaining -= end - start
  }
  return null
}

/** The working time of the next days as pairs of minutes since 1970: data for a page, which may be days old when it is read. */
export type UpcomingHours = readonly (readonly [from: number, until: number])[]

export function upcomingHours(workingPeriods: WorkingPeriods, from: Date): UpcomingHours {
  const last = from.getTime() + searchedDays * 1440 * msPerMinute
  const hours: [number, number][] = []
  for (const { start, end } of workingPeriods(from)) {
    if (start > last) break
    hours.push([Math.floor(start / msPerMinute), Math.floor(end / msPerMinute)])
  }
  return hours
}

export function periodsOf(hours: UpcomingHours): WorkingPeriods {
  return (from) =>
    hours
      .map(([start, end]) => ({
        start: Math.max(start * msPerMinute, from.getTime()),
        end: end * msPerMinute,
      }))
      .filter(({ start, end }) => start < end)
}
