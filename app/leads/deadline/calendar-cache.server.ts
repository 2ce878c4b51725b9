import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import type { Calendar } from "./promise-clock.ts"

/** The office calendar as last read; null until the first successful read. */
export type OfficeCalendar = () => Promise<Calendar | null>

type Options = { read: () => Promise<Calendar>; clock: Clock; log: Log }

const refreshAfterMs = 60_000

/** Never throws: a lead must be stored even if the calendar cannot be read. */
export function createCalendarCache({ read, clock, log }: Options): OfficeCalendar {
  let triedAt = Number.NEGATIVE_INFINITY
  let latest: Promise<Calendar | null> = Promise.resolve(null)
  let isFailing = false

  const refresh = async (previous: Promise<Calendar | null>) => {
    try {
      const calendar = await read()
      if (isFailing) log.info("office calendar read again")
      isFailing = false
      return calendar
    } catch (error) {
      if (!isFailing) log.error({ err: error }, "office calendar not read")
      isFailing = true
      // The calendar rarely changes, and a lead without a deadline would sort last in the queue.
      return previous
    }
  }

  return () => {
    const now = clock().getTime()
    const age = now - triedAt
    if (age < 0 || age >= refreshAfterMs) {
      triedAt = now
      latest = refresh(latest)
    }
    return latest
  }
}
