import { type Calendar, workingPeriods } from "../../leads/deadline/promise-clock.ts"
import { shortTime } from "../../locale/pt-br.ts"
import { atText, untilText } from "../desk-time.ts"

/** Open until a moment, closed until one, or closed with nothing ahead. */
export type OfficeHours = { isOpen: true; until: Date } | { isOpen: false; opensAt: Date | null }

const furthestMs = 7 * 86_400_000

export function officeHoursAt(calendar: Calendar, now: Date): OfficeHours {
  let until: number | null = null
  for (const { start, end } of workingPeriods(calendar, now)) {
    // Shifts that follow one another without a gap are one.
    if (until !== null && start > until) break
    if (until === null && start > now.getTime()) return { isOpen: false, opensAt: new Date(start) }
    until = end
    // An office that never closes has no last shift to find.
    if (until - now.getTime() > furthestMs) break
  }
  return until === null ? { isOpen: false, opensAt: null } : { isOpen: true, until: new Date(until) }
}

/** What stands at the foot of the rail: "14h32", "Expediente até as 20h". */
export function officeNow(calendar: Calendar, now: Date) {
  const hours = officeHoursAt(calendar, now)
  const words = hours.isOpen
    ? `Expediente ${untilText(hours.until, now)}`
    : hours.opensAt
      ? `Fechado, abre ${atText(hours.opensAt, now)}`
      : "Fechado, sem expediente no calendário"
  return { time: shortTime(now), words }
}
