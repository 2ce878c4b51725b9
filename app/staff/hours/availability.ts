import { Temporal } from "temporal-polyfill"
import { timeZone } from "../../locale/pt-br.ts"
import { isDay } from "../../platform/time/plain-day.ts"
import type { WeekHours } from "../../platform/time/week-hours.ts"
import type { StaffRole } from "../people/staff-person.ts"

/** Whole days, the first and the last included. */
export type Absence = { firstDay: string; lastDay: string }

export type Presence = {
  role: StaffRole
  banned: boolean
  pausedAt: Date | null
  /** In the time zone of São Paulo. */
  shifts: readonly WeekHours[]
  absences: readonly Absence[]
}

/** People without own hours have the office's hours. */
type OfficeState = { isOpen: boolean; isHoliday: boolean }

/** Whether a new lead may be offered to this person now. */
export function isAvailable(
  { role, banned, pausedAt, shifts, absences }: Presence,
  now: Date,
  office: OfficeState,
) {
  if (role !== "atendente" || banned || pausedAt !== null) return false
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const day = local.toPlainDate().toString()
  if (absences.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)) return false
  if (shifts.length === 0) return office.isOpen
  // Own hours apply to working days only.
  if (office.isHoliday) return false
  const time = local.toPlainTime().toString().slice(0, 5)
  return shifts.some(
    ({ weekday, startsAt, endsAt }) => weekday === local.dayOfWeek && startsAt <= time && time < endsAt,
  )
}

export function absenceRefusal({ firstDay, lastDay }: Absence): "invalid-days" | null {
  return isDay(firstDay) && isDay(lastDay) && firstDay <= lastDay ? null : "invalid-days"
}
