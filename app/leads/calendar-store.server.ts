import type { Db } from "../platform/db.server.ts"
import { officeTimeZone } from "./lead.ts"
import type { Calendar, Shift, Weekday } from "./promise-clock.ts"

export const readCalendar = async (db: Db): Promise<Calendar> => {
  const [rows, holidays] = await Promise.all([
    db
      .selectFrom("officeShifts")
      .select(["weekday", "startsAt", "endsAt"])
      .orderBy("weekday")
      .orderBy("startsAt")
      .execute(),
    db.selectFrom("officeHolidays").select("day").execute(),
  ])
  const shifts: Partial<Record<Weekday, Shift[]>> = {}
  for (const { weekday, startsAt, endsAt } of rows)
    (shifts[weekday as Weekday] ??= []).push([startsAt, endsAt])
  return { timeZone: officeTimeZone, shifts, holidays: new Set(holidays.map(({ day }) => day)) }
}
