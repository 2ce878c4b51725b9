import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { deskJobContext } from "../../../testing/factories/desk-context.ts"
import { caio, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { readCalendar } from "../../leads/deadline/calendar-store.server.ts"
import {
  addWorkingMinutes,
  type Calendar,
  deadlineOf,
  workingMinutesBetween,
} from "../../leads/deadline/promise-clock.ts"
import { logContact } from "../actions/log-contact.server.ts"
import { takeLead } from "../actions/take-lead.server.ts"
import { type AdvanceContext, advanceLead } from "./advance-lead.server.ts"
import { advanceLeads } from "./advance-leads.server.ts"

let database: TestDatabase
let context: AdvanceContext
let calendar: Calendar
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
  context = deskJobContext(database.as.worker)
  calendar = await readCalendar(database.as.worker)
})
afterAll(() => database.drop())

const random = createRandom(22)
const minutesLater = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)

function rowOf(id: number) {
  return database.as.owner
    .selectFrom("leads")
    .select(["createdAt", "dueAt", "watchAt", "firstContactAt", "escalatedAt", "deskVersion"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
}

async function eventsOf(leadId: number) {
  const { rows } = await sql<{ kind: string; person: string | null; at: Date }>`
    select kind, details ->> 'to' as person, created_at as at from lead_events
    where lead_id = ${leadId} order by id`.execute(database.as.owner)
  return rows
}

/** Runs the worker between two moments, at each time at which something is due. */
async function passTime(leadId: number, from: Date, to: Date) {
  for (;;) {
    const { watchAt } = await rowOf(leadId)
    if (!watchAt || watchAt > to) return
    const failures: unknown[] = []
    const onFailure = (error: unknown) => failures.push(error)
    await advanceLeads({ ...context, onFailure }, watchAt < from ? from : watchAt)
    expect(failures).toEqual([])
  }
}

type Action = "none" | "take" | "contact" | "pause" | "return" | "again"
const actions: Record<Action, (leadId: number, now: Date) => Promise<unknown>> = {
  none: async () => {},
  take: (leadId, now) => takeLead(database.as.staff, { leadId, staffId: testPerson.id, now }),
  contact: async (leadId, now) => {
    const { deskVersion: version } = await rowOf(leadId)
    return logContact(database.as.staff, { leadId, version, staffId: testPerson.id, now, calendar })
  },
  pause: () =>
    sql`update staff_people set paused_at = now() where id = ${caio.id}`.execute(database.as.owner),
  return: () =>
    sql`update staff_people set paused_at = null where id = ${caio.id}`.execute(database.as.owner),
  // A repeated job, and two workers at the same time.
  again: (leadId, now) => Promise.all([advanceLead(context, leadId, now), advanceLead(context, leadId, now)]),
}

const steps = [
  ["warned_half", 60],
  ["warned_four_fifths", 96],
  ["escalated", 120],
] as const

const history = fc.array(
  fc.record({
    minutes: fc.integer({ min: 0, max: 150 }),
    action: fc.constantFrom<Action>("none", "none", "take", "contact", "pause", "return", "again"),
  }),
  { minLength: 2, maxLength: 12 },
)

test("in any history of time and actions, every step happens once at its minute and no offer lasts longer than fifteen minutes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 900 }), history, async (offset, moments) => {
      await actions.return(0, new Date())
      let now = minutesLater(new Date("2026-11-16T07:00:00-03:00"), offset)
      const [leadId = 0] = await storeLeads(database.as.owner, random, [
        { createdAt: now, dueAt: deadlineOf(calendar, now) },
      ])
      await advanceLead(context, leadId, now)
      for (const { minutes, action } of moments) {
        const before = now
        now = minutesLater(now, minutes)
        await passTime(leadId, before, now)
        await actions[action](leadId, now)
      }
      await passTime(leadId, now, now)
      const row = await rowOf(leadId)
      const events = await eventsOf(leadId)
      const timesOf = (kind: string) => events.filter((event) => event.kind === kind).map(({ at }) => at)
      const contactAt = row.firstContactAt ?? minutesLater(now, 1)

      for (const [kind, minutes] of steps) {
        const due = addWorkingMinutes(calendar, row.createdAt, minutes)
        const isDue = due !== null && due <= now && due <= contactAt
        expect([kind, timesOf(kind)]).toEqual([kind, isDue ? [due] : []])
      }

      const endOfOffers = events.find(({ kind }) => kind === "taken" || kind === "contact")?.at ?? now
      const offers = events.filter(({ kind }) => kind === "offered")
      for (const [n, offer] of offers.entries()) {
        const ended = events.find((event) => event.kind === "offer_expired" && event.at > offer.at)?.at
        const until = ended && ended < endOfOffers ? ended : endOfOffers
        expect(workingMinutesBetween(calendar, offer.at, until)).toBeLessThanOrEqual(15)
        expect(offer.at.getTime()).toBeLessThanOrEqual(endOfOffers.getTime())
        // With two people available, the next offer goes to the other person.
        const previous = offers[n - 1]
        if (previous && !moments.some(({ action }) => action === "pause"))
          expect(offer.person).not.toBe(previous.person)
      }
      const isContacted = row.firstContactAt !== null
      expect(isContacted ? row.watchAt === null : row.watchAt !== null || row.escalatedAt !== null).toBe(true)
      await database.as.owner.deleteFrom("leads").where("id", "=", leadId).execute()
    }),
    { numRuns: 15, seed: 20_261_115 },
  )
}, 120_000)
