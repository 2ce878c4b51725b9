import { Temporal } from "temporal-polyfill"
import { timeZone } from "../../locale/pt-br.ts"

const typedMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/

/** Reads a field for day and time in the office's time zone. Returns an invalid date for invalid text. */
export function officeMoment(typed: string) {
  if (!typedMoment.test(typed)) return new Date(Number.NaN)
  try {
    const { epochMilliseconds } = Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone)
    return new Date(epochMilliseconds)
  } catch {
    return new Date(Number.NaN)
  }
}

/** The value of such a field: "2026-11-16T15:30". */
export function momentField(date: Date) {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
}
