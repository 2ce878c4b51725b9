import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { WeekHours } from "../../platform/time/week-hours.ts"
import { type Calendar, minuteOf, type Shift, type Weekday } from "./promise-clock.ts"

type WeekTable = "officeShifts" | "officeContactHours"

export async function readCalendar(db: Db): Promise<Calendar> {
  const [rows, holidays] = await Promise.all([
    selectWeek(db, "officeShifts"),
    db.selectFrom("officeHolidays").select("day").execute(),
  ])
  const shifts: Partial<Record<Weekday, Shift[]>> = {}
  for (const { weekday, startsAt, endsAt } of rows)
    (shifts[weekday as Weekday] ??= []).push([startsAt, endsAt])
  return { timeZone, shifts, holidays: new Set(holidays.map(({ day }) => day)) }
}

/** When the office answers phone and chat: what the site shows. */
export async function readContactHours(db: Db): Promise<WeekHours[]> {
  const rows = await selectWeek(db, "officeContactHours")
  return rows.map(({ weekday, startsAt, endsAt }) => ({
    weekday,
    startsAt: minuteOf(startsAt),
    endsAt: minuteOf(endsAt),
  }))
}

function selectWeek(db: Db, table: WeekTable) {
  return db
    .selectFrom(table)
    .select(["weekday", "startsAt", "endsAt"])
    .orderBy("weekday")
    .orderBy("startsAt")
    .execute()
}

/** The holidays of one year, for the page that edits them. */
export function listHolidays(db: Db, year: number) {
  return db
    .selectFrom("officeHolidays")
    .select(["day", "name", "scope"])
    .where("day", ">=", `${year}-01-01`)
    .where("day", "<=", `${year}-12-31`)
    .orderBy("day")
    .execute()
}

export async function replaceWeek(
  transaction: Transaction<DB>,
  table: WeekTable,
  week: readonly WeekHours[],
) {
  await transaction.deleteFrom(table).execute()
  if (week.length > 0)
    await transaction
      .insertInto(table)
      .values([...week])
      .execute()
}

export function upsertHoliday(
  transaction: Transaction<DB>,
  holiday: { day: string; name: string; scope: string },
) {
  return transaction
    .insertInto("officeHolidays")
    .values(holiday)
    .onConflict((c) => c.column("day").doUpdateSet({ name: holiday.name, scope: holiday.scope }))
    .execute()
}

/** False when that day was not a holiday. */
export async function deleteHoliday(transaction: Transaction<DB>, day: string) {
  return (
    (await transaction
      .deleteFrom("officeHolidays")
      .where("day", "=", day)
      .returning("day")
      .executeTakeFirst()) !== undefined
  )
}
