import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { nationalHolidays } from "../../../testing/oracles/national-holidays.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { openingHoursText } from "../../locale/opening-hours.ts"
import { officeHours } from "../../site/content/company.ts"
import { readCalendar, readContactHours } from "./calendar-store.server.ts"
import { deadlineOf } from "./promise-clock.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

async function deadline(from: string) {
  return deadlineOf(await readCalendar(database.as.web), new Date(from))?.toISOString()
}

test("[S1.07] the calendar begins as Monday to Friday 8h–20h in São Paulo", async () => {
  const day = [["08:00:00", "20:00:00"]]
  expect(await readCalendar(database.as.web)).toMatchObject({
    timeZone: "America/Sao_Paulo",
    shifts: { 1: day, 2: day, 3: day, 4: day, 5: day },
  })
  expect(Object.keys((await readCalendar(database.as.worker)).shifts)).toHaveLength(5)
})

test("[N5.03] the hours of phone and chat begin as what the site says of them: every day, 8h–20h", async () => {
  for (const role of ["web", "worker"] as const)
    expect(openingHoursText(await readContactHours(database.as[role]))).toBe(officeHours)
})

test("[S1.07] the stored national holidays are those of the law, from 2025 to 2036", async () => {
  const stored = await database.as.staff
    .selectFrom("officeHolidays")
    .select(["day", "name"])
    .where("scope", "=", "nacional")
    .orderBy("day")
    .execute()
  const years = Array.from({ length: 12 }, (_, n) => 2025 + n)
  expect(stored).toEqual(years.flatMap(nationalHolidays))
})

test("[S1.08] when staff edits the calendar, the deadline changes", async () => {
  const { staff } = database.as
  const wednesday = "2026-11-18T14:20:00-03:00"
  expect(await deadline(wednesday)).toBe("2026-11-18T19:20:00.000Z")

  await staff
    .insertInto("officeHolidays")
    .values({ day: "2026-11-18", name: "Recesso da equipe", scope: "propria" })
    .execute()
  expect(await deadline(wednesday)).toBe("2026-11-19T13:00:00.000Z")

  await staff.updateTable("officeShifts").set({ startsAt: "10:00" }).where("weekday", "=", 4).execute()
  expect(await deadline(wednesday)).toBe("2026-11-19T15:00:00.000Z")

  await staff.deleteFrom("officeHolidays").where("day", "=", "2026-11-18").execute()
  await staff.deleteFrom("officeShifts").where("weekday", "=", 3).execute()
  await staff
    .insertInto("officeShifts")
    .values([
      { weekday: 3, startsAt: "08:00", endsAt: "15:00" },
      { weekday: 3, startsAt: "22:00", endsAt: "24:00" },
    ])
    .execute()
  expect(await deadline(wednesday)).toBe("2026-11-19T02:20:00.000Z")
})

test("shifts of one day cannot overlap or end before they start; adjacent shifts and other days are allowed", async () => {
  const { staff } = database.as
  const add = (weekday: number, startsAt: string, endsAt: string) =>
    staff.insertInto("officeShifts").values({ weekday, startsAt, endsAt }).execute()
  await add(6, "09:00", "13:00")
  await add(6, "13:00", "14:00")
  await add(7, "09:00", "13:00")
  await expect(add(6, "12:59", "15:00")).rejects.toThrow(/office_shifts_no_overlap/)
  await expect(add(6, "08:00", "20:00")).rejects.toThrow(/office_shifts_no_overlap/)
  await expect(add(6, "18:00", "17:00")).rejects.toThrow(/office_shifts_check/)
  await expect(add(8, "09:00", "13:00")).rejects.toThrow(/weekday/)
  await expect(
    staff
      .insertInto("officeHolidays")
      .values({ day: "2026-01-25", name: "SP", scope: "municipal" })
      .execute(),
  ).rejects.toThrow(/scope/)
})

test("[N5.03] hours of phone and chat on one day cannot overlap or end before they start", async () => {
  const add = (weekday: number, startsAt: string, endsAt: string) =>
    database.as.staff.insertInto("officeContactHours").values({ weekday, startsAt, endsAt }).execute()
  await add(6, "20:00", "22:00")
  await expect(add(6, "19:59", "20:00")).rejects.toThrow(/office_contact_hours_no_overlap/)
  await expect(add(7, "22:00", "21:00")).rejects.toThrow(/office_contact_hours_check/)
  await expect(add(8, "09:00", "13:00")).rejects.toThrow(/weekday/)
})

test("[S1.08] only staff edits the calendar; the site and the worker read it", async () => {
  for (const role of ["web", "worker"] as const) {
    const db = database.as[role]
    await expect(sql`delete from office_shifts`.execute(db)).rejects.toThrow(/permission denied/)
    await expect(sql`update office_holidays set name = 'x'`.execute(db)).rejects.toThrow(/permission denied/)
    await expect(sql`delete from office_contact_hours`.execute(db)).rejects.toThrow(/permission denied/)
  }
})
