import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { deskJobContext } from "../../../testing/factories/desk-context.ts"
import { caio, dalva, gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { readCalendar } from "../../leads/deadline/calendar-store.server.ts"
import { deadlineOf } from "../../leads/deadline/promise-clock.ts"
import { logContact } from "../actions/log-contact.server.ts"
import { takeLead } from "../actions/take-lead.server.ts"
import { type AdvanceContext, advanceLead } from "./advance-lead.server.ts"
import { advanceLeads } from "./advance-leads.server.ts"

let database: TestDatabase
let context: AdvanceContext
const failures: unknown[] = []
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
  context = deskJobContext(database.as.worker)
})
beforeEach(async () => {
  await sql`truncate leads cascade`.execute(database.as.owner)
  await sql`delete from job_outbox`.execute(database.as.owner)
  await sql`update staff_people set paused_at = null, banned = false`.execute(database.as.owner)
})
afterAll(() => database.drop())

const random = createRandom(21)
// Monday, 16 November 2026
const at = (time: string, day = 16) => new Date(`2026-11-${day}T${time}:00-03:00`)

async function storeLead(createdAt: Date, overrides = {}) {
  const dueAt = deadlineOf(await readCalendar(database.as.worker), createdAt)
  const [id = 0] = await storeLeads(database.as.owner, random, [{ createdAt, dueAt, ...overrides }])
  return id
}

const tick = (now: Date) => advanceLeads({ ...context, onFailure: (error) => failures.push(error) }, now)

function rowOf(id: number) {
  return database.as.owner.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
}

async function eventsOf(leadId: number) {
  const { rows } = await sql<{ kind: string; person: string | null; at: Date }>`
    select kind, details ->> 'to' as person, created_at as at from lead_events
    where lead_id = ${leadId} order by id`.execute(database.as.owner)
  return rows
}

const kindsOf = async (leadId: number) => (await eventsOf(leadId)).map(({ kind }) => kind)

async function mailsOf(leadId: number) {
  const { rows } = await sql<{ notice: string; person: string | null }>`
    select payload ->> 'notice' as notice, payload ->> 'staffId' as person from job_outbox
    where queue = 'lead-desk-mail' and payload ->> 'leadId' = ${String(leadId)} order by due_at, id`.execute(
    database.as.owner,
  )
  return rows.map(({ notice, person }) => `${notice} ${person ?? "office"}`).toSorted()
}

test("offers a new lead to the person with the fewest open leads, for fifteen working minutes", async () => {
  await storeLead(at("09:00"), { ownerId: caio.id })
  const leadId = await storeLead(at("14:26"))
  await advanceLead(context, leadId, at("14:26"))
  expect(await rowOf(leadId)).toMatchObject({
    offeredTo: dalva.id,
    offeredUntil: at("14:41"),
    ownerId: null,
    deskVersion: 1,
    watchAt: at("14:41"),
  })
  expect(await mailsOf(leadId)).toEqual([`offered ${dalva.id}`])
  // Running the job again changes nothing.
  await advanceLead(context, leadId, at("14:27"))
  expect(await kindsOf(leadId)).toEqual(["offered"])
})

test("an expired offer goes to the next person; an accepted lead is not offered again", async () => {
  const leadId = await storeLead(at("14:00"))
  await advanceLead(context, leadId, at("14:00"))
  expect(await tick(at("14:14"))).toBe(0)
  expect(await tick(at("14:15"))).toBe(1)
  expect(await rowOf(leadId)).toMatchObject({ offeredTo: dalva.id, offeredUntil: at("14:30") })
  await tick(at("14:30"))
  expect((await eventsOf(leadId)).map(({ kind, person }) => [kind, person])).toEqual([
    ["offered", caio.id],
    ["offer_expired", caio.id],
    ["offered", dalva.id],
    ["offer_expired", dalva.id],
    ["offered", caio.id],
  ])
  await takeLead(database.as.staff, { leadId, staffId: testPerson.id, now: at("14:31") })
  await tick(at("14:50"))
  expect(await rowOf(leadId)).toMatchObject({ ownerId: testPerson.id, offeredTo: null, watchAt: at("15:00") })
})

test("half, four fifths and the deadline each write one event and mail the right people, then nothing more", async () => {
  const leadId = await storeLead(at("12:44"))
  await advanceLead(context, leadId, at("12:44"))
  await takeLead(database.as.staff, { leadId, staffId: testPerson.id, now: at("12:51") })
  for (const time of [
    "12:52",
    "13:43",
    "13:44",
    "13:45",
    "14:19",
    "14:20",
    "14:43",
    "14:44",
    "14:45",
    "19:00",
  ])
    await tick(at(time))
  expect((await eventsOf(leadId)).map(({ kind, at: when }) => [kind, when])).toEqual([
    ["offered", at("12:44")],
    ["taken", at("12:51")],
    ["warned_half", at("13:44")],
    ["warned_four_fifths", at("14:20")],
    ["escalated", at("14:44")],
  ])
  expect(await mailsOf(leadId)).toEqual(
    [
      `offered ${caio.id}`,
      `half ${testPerson.id}`,
      `four_fifths ${testPerson.id}`,
      `four_fifths ${gilda.id}`,
      `escalated ${gilda.id}`,
      "escalated office",
    ].toSorted(),
  )
  expect(await rowOf(leadId)).toMatchObject({ escalatedAt: at("14:44"), warnings: 2, watchAt: null })
})

test("a contact ends the escalation; test leads and closed leads are never escalated [D46]", async () => {
  const leadId = await storeLead(at("12:00"))
  await advanceLead(context, leadId, at("12:00"))
  await logContact(database.as.staff, {
    leadId,
    version: 1,
    staffId: testPerson.id,
    now: at("12:30"),
    calendar: await readCalendar(database.as.worker),
  })
  const others = [
    await storeLead(at("12:00"), { isTest: true }),
    await storeLead(at("12:00"), { status: "descartado" }),
  ]
  for (const id of others) await advanceLead(context, id, at("12:00"))
  for (const time of ["12:31", "13:30", "15:00"]) await tick(at(time))
  expect(await kindsOf(leadId)).toEqual(["offered", "contact"])
  expect((await rowOf(leadId)).watchAt).toBe(null)
  for (const id of others) expect(await kindsOf(id)).toEqual([])
})

test("with nobody available, informs the managers once and offers the lead to the first person who returns", async () => {
  await sql`update staff_people set paused_at = now()`.execute(database.as.owner)
  const leadId = await storeLead(at("10:00"))
  await advanceLead(context, leadId, at("10:00"))
  for (const time of ["10:05", "10:10", "10:15"]) await tick(at(time))
  expect(await kindsOf(leadId)).toEqual(["nobody_available"])
  expect(await mailsOf(leadId)).toEqual([`nobody ${gilda.id}`, "nobody office"])
  await sql`update staff_people set paused_at = null where id = ${dalva.id}`.execute(database.as.owner)
  await tick(at("10:20"))
  expect(await rowOf(leadId)).toMatchObject({ offeredTo: dalva.id })
})

test("at night offers and warns nobody; offers the lead when the office opens, and warns by working time", async () => {
  const leadId = await storeLead(at("22:00"))
  await advanceLead(context, leadId, at("22:00"))
  await tick(at("23:00"))
  await tick(at("07:57", 17))
  expect(await kindsOf(leadId)).toEqual([])
  await tick(at("08:01", 17))
  expect(await rowOf(leadId)).toMatchObject({ offeredTo: caio.id, offeredUntil: at("08:16", 17) })
  await tick(at("08:16", 17))
  await tick(at("09:00", 17))
  expect(await kindsOf(leadId)).toContain("warned_half")
})

test("sets the deadline of a new lead when the intake stored none", async () => {
  const unknown = await storeLead(at("10:00"), { dueAt: null })
  const known = await storeLead(at("10:00"))
  for (const id of [unknown, known]) await advanceLead(context, id, at("10:00"))
  expect((await rowOf(unknown)).dueAt).toEqual(at("12:00"))
  expect(await kindsOf(unknown)).toEqual(["deadline_changed", "offered"])
  expect(await kindsOf(known)).toEqual(["offered"])
})

test("[N18.03] a lead for which the database was away does not stop the others, and the run counts as failed, so that it is repeated soon", async () => {
  const ids = await Promise.all([1, 2].map(() => storeLead(at("14:00"))))
  for (const id of ids) await advanceLead(context, id, at("14:00"))
  let isFirst = true
  const failing: AdvanceContext = {
    ...context,
    readCalendar: async () => {
      if (!isFirst) return readCalendar(database.as.worker)
      isFirst = false
      throw new Error("Query read timeout")
    },
  }
  await expect(advanceLeads({ ...failing, onFailure: () => {} }, at("14:15"))).rejects.toThrow(/timeout/)
  const kinds = await Promise.all(ids.map(kindsOf))
  expect(kinds.filter((kind) => kind.includes("offer_expired"))).toHaveLength(1)
})

test("concurrent workers do nothing twice; a lead that fails does not stop the others", async () => {
  const ids = await Promise.all([1, 2, 3].map(() => storeLead(at("14:00"))))
  for (const id of ids) await advanceLead(context, id, at("14:00"))
  await Promise.all([tick(at("14:15")), tick(at("14:15")), tick(at("14:15"))])
  for (const id of ids) expect(await kindsOf(id)).toEqual(["offered", "offer_expired", "offered"])
  let isFirst = true
  const failing: AdvanceContext = {
    ...context,
    readCalendar: async () => {
      if (!isFirst) return readCalendar(database.as.worker)
      isFirst = false
      throw new Error("calendar not readable")
    },
  }
  const failed: unknown[] = []
  expect(await advanceLeads({ ...failing, onFailure: (_error, id) => failed.push(id) }, at("14:30"))).toBe(2)
  expect(failed).toHaveLength(1)
  expect(await tick(at("14:30"))).toBe(1)
  expect(failures).toEqual([])
})
