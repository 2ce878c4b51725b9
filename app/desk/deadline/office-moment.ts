import { Temporal } from "temporal-polyfill"
import { timeZone } from "../../locale/pt-br.ts"

const typedMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/

/** What a field for day and hour holds, as the office's clock reads it; an invalid date where it is none. */
export function officeMoment(typed: string) {
  if (!typedMoment.test(typed)) return new Date(Number.NaN)
  try {
    const { epochMilliseconds } = Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone)
    return new Date(epochMilliseconds)
  } catch {
    return new Date(Number.NaN)
  }
}

/** The same for the field: "2026-11-16T15:30". */
export function momentField(date: Date) {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
}
