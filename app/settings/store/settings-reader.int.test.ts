import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { insertAudit } from "../../staff/audit/audit-store.server.ts"
import { changeSettings } from "../change/change-settings.server.ts"
import { createSettingsReader, type SettingsReader } from "./settings-reader.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const readers: SettingsReader[] = []
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()))
})

function open(name: string) {
  const reader = createSettingsReader({ db: database.as.web, log: silentLog, url: database.urls.web, name })
  readers.push(reader)
  return reader
}

let number = 4400
async function change() {
  const phone = `(11) 3127-${++number}`
  const outcome = await changeSettings(database.as.staff, insertAudit, {
    values: { mainPhone: phone },
    seenVersion: Number.MAX_SAFE_INTEGER,
    reason: "Linha nova.",
    staffId: testPerson.id,
    now: new Date(),
  })
  return { phone, version: outcome.outcome === "changed" ? outcome.version : 0 }
}

const phoneOf = (reader: SettingsReader) => reader.current()?.values.mainPhone

test("each process has a change within seconds, without asking for it", async () => {
  const several = [open("one"), open("two"), open("three")]
  await Promise.all(several.map((reader) => reader.refresh()))
  const { phone } = await change()
  const since = performance.now()
  await eventually(() => several.every((reader) => phoneOf(reader) === phone))
  expect(performance.now() - since).toBeLessThan(10_000)
})

test("a change made while the listening connection was lost is read when it is back", async () => {
  const reader = open("cut off")
  await reader.refresh()
  await eventually(() => isListening("cut off"))
  // It is back a quarter of a second later.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut off'`.execute(
    database.as.web,
  )
  const { phone } = await change()
  await eventually(() => phoneOf(reader) === phone)
})

async function isListening(name: string) {
  const { rows } = await sql`
    select from pg_stat_activity where application_name = ${name} and query ilike 'listen%'`.execute(
    database.as.web,
  )
  return rows.length > 0
}

test("earlier values stay while nothing can be read, and it is tried again until it works", async () => {
  const reader = open("away")
  await reader.refresh()
  const before = phoneOf(reader)
  await sql`revoke select on settings_versions from webplan_web`.execute(database.as.owner)
  const { phone, version } = await change()
  await expect(reader.atLeast(version)).rejects.toThrow("permission denied")
  expect(phoneOf(reader)).toBe(before)
  await sql`grant select on settings_versions to webplan_web`.execute(database.as.owner)
  await eventually(() => phoneOf(reader) === phone)
})

test("a caller that knows of a change gets no older value, also when the notification is late", async () => {
  const reader = open("late")
  await reader.refresh()
  const { phone, version } = await change()
  await reader.atLeast(version)
  expect(phoneOf(reader)).toBe(phone)
  expect(reader.current()?.version).toBe(version)
})

test("[N5.03] a change of shifts, holidays or hours of phone and chat is read by itself", async () => {
  const reader = open("calendar")
  await reader.refresh()
  await eventually(() => isListening("calendar"))
  const { staff } = database.as
  await staff.deleteFrom("officeContactHours").where("weekday", "=", 7).execute()
  await eventually(() => reader.current()?.company.openingHours === "De segunda a sábado, das 8h às 20h")
  await staff.deleteFrom("officeShifts").where("weekday", "=", 5).execute()
  await eventually(() => Object.keys(reader.current()?.calendar?.shifts ?? {}).join("") === "1234")
  await staff.insertInto("officeHolidays").values({ day: "2031-07-09", name: "Feriado" }).execute()
  await eventually(() => reader.current()?.calendar?.holidays.has("2031-07-09"))
})

test("a process that cannot read the calendar has the settings, reaches no number of a change, and goes on trying", async () => {
  await sql`revoke select on office_contact_hours from webplan_web`.execute(database.as.owner)
  const reader = open("no calendar")
  await expect(reader.refresh()).rejects.toThrow("permission denied")
  expect(reader.current()).toMatchObject({ version: 0, calendar: null, openingHours: "" })
  expect(phoneOf(reader)).toBeDefined()
  await expect(reader.atLeast(1)).rejects.toThrow("permission denied")
  await sql`grant select on office_contact_hours to webplan_web`.execute(database.as.owner)
  await eventually(() => reader.current()?.calendar !== null)
})
