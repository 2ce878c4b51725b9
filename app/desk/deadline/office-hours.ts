import { type Calendar, workingPeriods } from "../../leads/deadline/promise-clock.ts"
import { shortTime } from "../../locale/pt-br.ts"
import { atText, untilText } from "../desk-time.ts"

/** `opensAt` is null when the calendar has no further working time. */
export type OfficeHours = { isOpen: true; until: Date } | { isOpen: false; opensAt: Date | null }

const maxAheadMs = 7 * 86_400_000

export function officeHoursAt(calendar: Calendar, now: Date): OfficeHours {
  let until: number | null = null
  for (const { start, end } of workingPeriods(calendar, now)) {
    // Shifts that follow one another without a gap are one.
    if (until !== null && start > until) break
    if (until === null && start > now.getTime()) return { isOpen: false, opensAt: new Date(start) }
    until = end
    // The loop must end also for an office that never closes.
    if (until - now.getTime() > maxAheadMs) break
  }
  return until === null ? { isOpen: false, opensAt: null } : { isOpen: true, until: new Date(until) }
}

/** Text at the foot of the navigation: "14h32", "Expediente até as 20h". */
export function officeNow(calendar: Calendar, now: Date) {
  const hours = officeHoursAt(calendar, now)
  const hoursText = hours.isOpen
    ? `Expediente ${untilText(hours.until, now)}`
    : hours.opensAt
      ? `Fechado, abre ${atText(hours.opensAt, now)}`
      : "Fechado, sem expediente no calendário"
  return { time: shortTime(now), hoursText }
}
