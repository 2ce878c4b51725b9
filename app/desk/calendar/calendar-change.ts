import { isDay } from "../../platform/time/plain-day.ts"
import { hoursRefusal, type WeekHours } from "../../platform/time/week-hours.ts"

/** "nacional" and "estadual" are set by law, "propria" by the office. */
export const holidayScopes = ["nacional", "estadual", "propria"] as const
export type HolidayScope = (typeof holidayScopes)[number]

export type CalendarChange =
  /** Replaces all shifts of the week. */
  | { kind: "shifts"; shifts: readonly WeekHours[] }
  | { kind: "holiday"; day: string; name: string; scope: HolidayScope }
  | { kind: "remove-holiday"; day: string }

export type CalendarRefusal = "invalid-hours" | "overlap" | "invalid-day" | "invalid-name" | "missing"

/** Null when the change is valid. */
export function calendarRefusal(change: CalendarChange): CalendarRefusal | null {
  if (change.kind === "shifts") return hoursRefusal(change.shifts)
  if (!isDay(change.day)) return "invalid-day"
  const hasValidName =
    change.kind === "remove-holiday" || (change.name.trim() && change.name.trim().length <= 120)
  return hasValidName ? null : "invalid-name"
}
