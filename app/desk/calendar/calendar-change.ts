import { isDay } from "../../platform/time/plain-day.ts"
import { hoursRefusal, type WeekHours } from "../../platform/time/week-hours.ts"

/** "nacional" and "estadual" are set by law, "propria" by the office. */
export const holidayScopes = ["nacional", "estadual", "propria"] as const
export type HolidayScope = (typeof holidayScopes)[number]

/** The shifts, from which deadlines are computed, and the hours of phone and chat, which the site shows. */
export type WeekKind = "shifts" | "contact-hours"

export type CalendarChange =
  /** Replaces the whole week. */
  | { kind: WeekKind; hours: readonly WeekHours[] }
  | { kind: "holiday"; day: string; name: string; scope: HolidayScope }
  | { kind: "remove-holiday"; day: string }

export type CalendarRefusal = "invalid-hours" | "overlap" | "invalid-day" | "invalid-name" | "missing"

/** Null when the change is valid. */
export function calendarRefusal(change: CalendarChange): CalendarRefusal | null {
  if ("hours" in change) return hoursRefusal(change.hours)
  if (!isDay(change.day)) return "invalid-day"
  const hasValidName =
    change.kind === "remove-holiday" || (change.name.trim() && change.name.trim().length <= 120)
  return hasValidName ? null : "invalid-name"
}
