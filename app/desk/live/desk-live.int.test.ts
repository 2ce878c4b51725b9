import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { makeLead } from "../../../db/seed/lead-factory.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { eventually } from "../../../testing/eventually.ts"
import { deskJobContext } from "../../../testing/factories/desk-context.ts"
import { caio, storePeople } from "../../../testing/factories/office-people.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { readCalendar } from "../../leads/deadline/calendar-store.server.ts"
import { submitLead } from "../../leads/intake/submit-lead.server.ts"
import { createListener, type Listener } from "../../platform/db/listen.server.ts"
import { addNote } from "../actions/add-note.server.ts"
import { deskChannel } from "../actions/desk-write-store.server.ts"
import { logContact } from "../actions/log-contact.server.ts"
import { takeLead } from "../actions/take-lead.server.ts"
import { advanceLead } from "../escalation/advance-lead.server.ts"

let database: TestDatabase
let listener: Listener
const received: string[] = []
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner, [caio])
  const opened = createListener({
    url: database.urls.staff,
    name: "test desk",
    channel: deskChannel,
    log: silentLog,
  })
  listener = opened
  opened.subscribe((event) => event.kind === "message" && received.push(event.payload))
  await eventually(() => opened.isListening())
})
afterAll(async () => {
  await listener.close()
  await database.drop()
})

test("notifies the desk of a new lead by the worker and of every change, with id and kind only; the intake itself notifies nothing", async () => {
  const now = new Date("2026-11-16T14:32:00-03:00")
  const calendar = await readCalendar(database.as.worker)
  const { fingerprint: _print, ...lead } = makeLead(createRandom(51), "amil")
  const context = { db: database.as.web, clock: () => now, officeCalendar: async () => calendar }
  await submitLead(context, lead)
  const { id: leadId } = await database.as.owner.selectFrom("leads").select("id").executeTakeFirstOrThrow()
  await advanceLead(deskJobContext(database.as.worker), leadId, now)
  const staffId = testPerson.id
  await takeLead(database.as.staff, { leadId, staffId, now })
  await addNote(database.as.staff, { leadId, version: 2, staffId, now, note: "Nome da irmã: Fulana" })
  await addNote(database.as.staff, { leadId, version: 2, staffId, now, note: "tarde demais" })
  await logContact(database.as.staff, { leadId, version: 3, staffId, now, calendar })
  await eventually(() => received.length >= 4)
  expect(received.map((payload) => JSON.parse(payload) as unknown)).toEqual(
    ["new", "taken", "note", "contact"].map((kind) => ({ lead: leadId, kind })),
  )
})

test("[N17.07] notifies web processes of an ended session and of changed access, with the person's id only", async () => {
  received.length = 0
  const { owner } = database.as
  await sql`insert into staff_sessions (user_id, token, expires_at) values (${caio.id}, 'token', now())`.execute(
    owner,
  )
  const person = owner.updateTable("staffPeople").where("id", "=", caio.id)
  await person.set({ name: "Caio Outro", pausedAt: new Date() }).execute()
  await person.set({ role: "gestao" }).execute()
  await person.set({ banned: true }).execute()
  await owner.deleteFrom("staffSessions").where("userId", "=", caio.id).execute()
  await eventually(() => received.length >= 3)
  expect(received.map((payload) => JSON.parse(payload) as unknown)).toEqual(
    Array.from({ length: 3 }, () => ({ person: caio.id })),
  )
})
