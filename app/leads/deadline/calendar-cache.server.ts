import type { Log } from "../../platform/process/log.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import type { Calendar } from "./promise-clock.ts"

/** The office's calendar as last known; null while it could never be read. */
export type OfficeCalendar = () => Promise<Calendar | null>

type Options = { read: () => Promise<Calendar>; clock: Clock; log: Log }

const refreshAfterMs = 60_000

/** Never throws: a calendar that cannot be read must not cost a lead. */
export function createCalendarCache({ read, clock, log }: Options): OfficeCalendar {
  let triedAt = Number.NEGATIVE_INFINITY
  let latest: Promise<Calendar | null> = Promise.resolve(null)
  let isFailing = false

  const refresh = async (known: Promise<Calendar | null>) => {
    try {
      const calendar = await read()
      if (isFailing) log.info("office calendar read again")
      isFailing = false
      return calendar
    } catch (error) {
      if (!isFailing) log.error({ err: error }, "office calendar not read")
      isFailing = true
      // Yesterday's calendar is right on nearly every day, and a lead without a deadline sinks in the list.
      return known
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
