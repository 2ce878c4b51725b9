import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { caio, dalva, rui, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { findLeadSheet } from "../lead-page/lead-sheet-store.server.ts"
import { addNote } from "./add-note.server.ts"
import { assignLead } from "./assign-lead.server.ts"
import { attemptResults } from "./attempt.ts"
import { callLater } from "./call-later.server.ts"
import { linkDuplicate } from "./link-duplicate.server.ts"
import { logAttempt } from "./log-attempt.server.ts"
import { logContact } from "./log-contact.server.ts"
import { takeLead } from "./take-lead.server.ts"
import { undoContact } from "./undo-contact.server.ts"

let database: TestDatabase
let asCaio: Db
let asDalva: Db
let staff: Db
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
  staff = database.as.staff
  asCaio = dbAsPerson(database.staffPool, caio)
  asDalva = dbAsPerson(database.staffPool, dalva)
})
beforeEach(() => sql`truncate leads cascade`.execute(database.as.owner))
afterAll(() => database.drop())

const random = createRandom(8)
const calendar: Calendar = {
  timeZone: "America/Sao_Paulo",
  shifts: { 1: [["08:00", "20:00"]], 2: [["08:00", "20:00"]] },
  holidays: new Set(),
}
// Monday, 14h32
const now = new Date("2026-11-16T14:32:00-03:00")
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const createdAt = later(-108)

async function storeLead(overrides = {}) {
  const [id = 0] = await storeLeads(database.as.owner, random, [
    { createdAt, dueAt: later(12), ...overrides },
  ])
  return id
}

function rowOf(id: number) {
  return database.as.owner.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
}

const work = (leadId: number, version = 0) => ({ leadId, version, staffId: testPerson.id, now })

async function kindsOf(id: number) {
  return (await findLeadSheet(staff, id))?.entries.map(({ kind, by }) => [kind, by?.name])
}

test("takes an unassigned lead; taking it again changes nothing; a colleague gets the owner's name", async () => {
  const leadId = await storeLead()
  await database.as.owner
    .updateTable("leads")
    .set({ offeredTo: caio.id, offeredAt: later(-7), offeredUntil: later(8) })
    .where("id", "=", leadId)
    .execute()
  expect(await takeLead(asCaio, { leadId, staffId: caio.id, now })).toEqual({ outcome: "done", version: 1 })
  expect(await takeLead(asCaio, { leadId, staffId: caio.id, now })).toEqual({ outcome: "done", version: 1 })
  expect(await rowOf(leadId)).toMatchObject({
    ownerId: caio.id,
    acceptedAt: now,
    offeredTo: null,
    offeredUntil: null,
    watchAt: now,
  })
  expect((await findLeadSheet(staff, leadId))?.entries).toMatchObject([
    { kind: "taken", by: { name: caio.name }, details: { offered: true, afterMinutes: 7 } },
  ])
  expect(await takeLead(asDalva, { leadId, staffId: dalva.id, now })).toEqual({
    outcome: "taken",
    by: { id: caio.id, name: caio.name },
    version: 1,
  })
  expect(await takeLead(asDalva, { leadId: 999_999, staffId: dalva.id, now })).toEqual({ outcome: "missing" })
})

test("taking over needs the current owner; if the owner has changed, the outcome names the new owner", async () => {
  const leadId = await storeLead({ ownerId: caio.id })
  const mine = { leadId, staffId: dalva.id, now }
  expect(await takeLead(asDalva, { ...mine, takeOverFrom: testPerson.id })).toMatchObject({
    outcome: "taken",
    by: { name: caio.name },
  })
  expect(await takeLead(asDalva, { ...mine, takeOverFrom: caio.id })).toEqual({ outcome: "done", version: 1 })
  expect((await findLeadSheet(staff, leadId))?.entries).toMatchObject([
    { kind: "taken_over", by: { name: dalva.name }, details: { from: caio.id, fromName: caio.name } },
  ])
})

test("of any number of concurrent actions, exactly one person wins and the others learn who", async () => {
  const people = [
    { db: asCaio, id: caio.id },
    { db: asDalva, id: dalva.id },
    { db: staff, id: testPerson.id },
  ]
  const attempts = fc.array(
    fc.record({ who: fc.integer({ min: 0, max: 2 }), verb: fc.constantFrom("take", "attempt", "contact") }),
    { minLength: 2, maxLength: 7 },
  )
  await fc.assert(
    fc.asyncProperty(attempts, async (tries) => {
      const leadId = await storeLead()
      const outcomes = await Promise.all(
        tries.map(async ({ who, verb }) => {
          const { db, id } = people[who] ?? { db: staff, id: testPerson.id }
          const action = { leadId, version: 0, staffId: id, now }
          if (verb === "take") return { id, verb, ...(await takeLead(db, action)) }
          if (verb === "attempt")
            return { id, verb, ...(await logAttempt(db, { ...action, result: "nao_atendeu" })) }
          return { id, verb, ...(await logContact(db, { ...action, calendar })) }
        }),
      )
      const { ownerId, deskVersion } = await rowOf(leadId)
      const winners = new Set(outcomes.filter(({ outcome }) => outcome === "done").map(({ id }) => id))
      // One person may succeed twice (take, then take again); no other person may succeed.
      expect([...winners]).toEqual([ownerId])
      for (const lost of outcomes.filter(({ outcome }) => outcome !== "done")) {
        if (lost.outcome === "taken") expect(lost.by.id).toBe(ownerId)
        else expect(lost).toMatchObject({ outcome: "stale", changes: [{ by: { id: ownerId } }] })
      }
      expect((await kindsOf(leadId))?.length).toBe(deskVersion)
    }),
    { numRuns: 40, seed: 20_261_115 },
  )
})

test("attempts are counted and do not stop the deadline; 'outra' needs a note", async () => {
  const leadId = await storeLead()
  for (const [version, result] of attemptResults.entries())
    expect(await logAttempt(staff, { ...work(leadId, version), result, note: "disse que volta" })).toEqual({
      outcome: "done",
      version: version + 1,
    })
  expect(await rowOf(leadId)).toMatchObject({
    attempts: 5,
    firstContactAt: null,
    status: "novo",
    ownerId: testPerson.id,
  })
  const withoutNote = await storeLead()
  expect(await logAttempt(staff, { ...work(withoutNote), result: "outra", note: " " })).toEqual({
    outcome: "refused",
    reason: "note-missing",
  })
})

test("only the first contact stops the deadline, and stores the working minutes until it", async () => {
  const leadId = await storeLead({ createdAt: new Date("2026-11-13T19:00:00-03:00"), callLaterAt: later(5) })
  expect(await logContact(staff, { ...work(leadId), calendar, note: "quer visita" })).toMatchObject({
    outcome: "done",
  })
  // Friday is not in this calendar: Monday from 8h to 14h32.
  const first = { firstContactAt: now, firstContactMinutes: 392, status: "em_contato", callLaterAt: null }
  expect(await rowOf(leadId)).toMatchObject(first)
  await logContact(staff, { ...work(leadId, 1), now: later(90), calendar })
  expect(await rowOf(leadId)).toMatchObject(first)
  expect((await findLeadSheet(staff, leadId))?.entries).toMatchObject([
    { kind: "contact", fromStatus: "novo", toStatus: "em_contato", details: { first: true, inTime: true } },
    { kind: "contact", fromStatus: null, details: { first: false } },
  ])
  const late = await storeLead({ dueAt: later(-1) })
  await logContact(staff, { ...work(late), calendar })
  expect((await findLeadSheet(staff, late))?.entries).toMatchObject([{ details: { inTime: false } }])
})

test("a contact can be undone within five minutes, by the person who logged it, if nothing happened after it", async () => {
  const leadId = await storeLead()
  const undo = (db: Db, staffId: string, version: number, minutes: number) =>
    undoContact(db, { leadId, version, staffId, now: later(minutes) })
  const refused = (reason: string) => ({ outcome: "refused", reason })
  expect(await undo(staff, testPerson.id, 0, 0)).toEqual(refused("no-contact"))
  await logContact(staff, { ...work(leadId), calendar })
  expect(await undo(asCaio, caio.id, 1, 1)).toEqual(refused("somebody-else"))
  expect(await undo(staff, testPerson.id, 1, 5.1)).toEqual(refused("too-late"))
  expect(await undo(staff, testPerson.id, 1, 5)).toEqual({ outcome: "done", version: 2 })
  expect(await rowOf(leadId)).toMatchObject({
    firstContactAt: null,
    firstContactMinutes: null,
    status: "novo",
    watchAt: later(5),
  })
  await logContact(staff, { ...work(leadId, 2), calendar })
  await addNote(staff, { ...work(leadId, 3), note: "mandar cotação" })
  expect(await undo(staff, testPerson.id, 4, 1)).toEqual(refused("no-contact"))
})

test("calling later needs a time in the future; assigning needs a colleague who works with leads", async () => {
  const leadId = await storeLead()
  const bad = { outcome: "refused", reason: "not-a-time-ahead" }
  for (const at of [later(-1), now, later(91 * 24 * 60), new Date("nunca")])
    expect(await callLater(staff, { ...work(leadId), at })).toEqual(bad)
  expect(await callLater(staff, { ...work(leadId), at: later(60) })).toMatchObject({ outcome: "done" })
  expect(await rowOf(leadId)).toMatchObject({ callLaterAt: later(60), firstContactAt: null })
  for (const to of [rui.id, "00000000-0000-4000-8000-00000000dead"])
    expect(await assignLead(staff, { ...work(leadId, 1), to })).toEqual({
      outcome: "refused",
      reason: "no-such-colleague",
    })
  expect(await assignLead(staff, { ...work(leadId, 1), to: dalva.id })).toEqual({
    outcome: "done",
    version: 2,
  })
  expect(await assignLead(asDalva, { ...work(leadId, 2), staffId: dalva.id, to: dalva.id })).toMatchObject({
    reason: "already-theirs",
  })
  expect((await findLeadSheet(staff, leadId))?.entries.at(-1)).toMatchObject({
    kind: "assigned",
    details: { from: testPerson.id, fromName: testPerson.name, to: dalva.id, toName: dalva.name },
  })
})

test("a note on an outdated version is refused with the changes since; sent again, it is stored", async () => {
  const leadId = await storeLead()
  const otherId = await storeLead()
  await linkDuplicate(asDalva, { ...work(leadId), staffId: dalva.id, otherId, isSamePerson: true })
  const note = "Irmã disse que ela sai do plantão às 15h."
  const refused = await addNote(staff, { ...work(leadId), note })
  expect(refused).toMatchObject({
    outcome: "stale",
    version: 1,
    changes: [{ kind: "same_person", by: { name: dalva.name }, at: now, details: { lead: otherId } }],
  })
  expect(await kindsOf(leadId)).toEqual([["same_person", dalva.name]])
  expect(await addNote(staff, { ...work(leadId, 1), note })).toEqual({ outcome: "done", version: 2 })
})
