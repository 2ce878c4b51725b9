import { listHolidays } from "../../../leads/deadline/calendar-store.server.ts"
import { dayOf } from "../../../locale/pt-br.ts"
import type { Db } from "../../../platform/db/db.server.ts"

/**
 * National holidays of the office's calendar, from the year of a moment to the year after the present one. A state holiday or
 * a day off of the office does not move a deadline of federal law.
 */
export async function readLegalHolidays(db: Db, from: Date, now: Date): Promise<ReadonlySet<string>> {
  const days: string[] = []
  for (let year = yearOf(from); year <= yearOf(now) + 1; year++)
    for (const { day, scope } of await listHolidays(db, year)) if (scope === "nacional") days.push(day)
  return new Set(days)
}

const yearOf = (date: Date) => Number(dayOf(date).slice(0, 4))
