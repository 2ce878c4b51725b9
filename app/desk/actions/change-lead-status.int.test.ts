import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { type LeadStatus, leadStatuses } from "../../leads/lead/lead-status.ts"
import { changeLeadStatus } from "./change-lead-status.server.ts"

let database: TestDatabase
const random = createRandom(42)
const now = new Date("2026-11-16T17:32:00Z")
const actor = { staffId: testPerson.id, now }

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(() => sql`truncate leads cascade`.execute(database.as.owner))
afterAll(() => database.drop())

async function storeLead(status: LeadStatus = "novo", firstContactAt = status === "novo" ? null : now) {
  const [id = 0] = await storeLeads(database.as.owner, random, [{ status, firstContactAt }])
  return id
}

function leadOf(id: number) {
  return database.as.owner
    .selectFrom("leads")
    .select(["status", "notes"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
}

function eventsOf(id: number) {
  return database.as.owner
    .selectFrom("leadEvents")
    .select(["kind", "staffId", "fromStatus", "toStatus", "note", "createdAt"])
    .where("leadId", "=", id)
    .orderBy("createdAt")
    .orderBy("id")
    .execute()
}

/** D42 */
const allowed: Record<LeadStatus, readonly LeadStatus[]> = {
  novo: ["em_contato", "descartado"],
  em_contato: ["cotacao_enviada", "fechado", "perdido", "descartado"],
  cotacao_enviada: ["em_contato", "fechado", "perdido"],
  fechado: ["em_contato"],
  perdido: ["em_contato"],
  descartado: ["em_contato"],
}
const isReopening = (from: LeadStatus) => ["fechado", "perdido", "descartado"].includes(from)
const refused = (reason: string) => ({ outcome: "refused", reason })
const done = { outcome: "done", version: 1 }

test("[S4.14] the statuses are the six of the database, and a new lead is novo", async () => {
  const { rows } = await sql<{ status: string }>`
    select from_status as status from lead_status_transitions union select to_status from lead_status_transitions`.execute(
    database.as.staff,
  )
  expect(rows.map((row) => row.status).toSorted()).toEqual([...leadStatuses].toSorted())
  for (const status of leadStatuses) await storeLead(status)
  const [id] = await storeLeads(database.as.owner, random, [{}])
  expect((await leadOf(id ?? 0)).status).toBe("novo")
})

const pairs = leadStatuses.flatMap((from) => leadStatuses.map((to) => [from, to] as const))

test.each(pairs)(
  "[S4.15] [S7.06] changes %s to %s only if allowed, without a note and with one",
  async (from, to) => {
    const isAllowed = allowed[from].includes(to)
    const change = { ...actor, version: 0, status: to }
    const bare = await storeLead(from)
    const outcome = isReopening(from) ? refused("note-missing") : done
    expect(await changeLeadStatus(database.as.staff, { ...change, leadId: bare })).toEqual(
      isAllowed ? outcome : refused("not-allowed"),
    )
    const noted = await storeLead(from)
    expect(await changeLeadStatus(database.as.staff, { ...change, leadId: noted, notes: "ligou" })).toEqual(
      isAllowed ? done : refused("not-allowed"),
    )
    expect((await leadOf(noted)).status).toBe(isAllowed ? to : from)
    expect(await eventsOf(noted)).toHaveLength(isAllowed ? 1 : 0)
  },
)

test.each(["cotacao_enviada", "fechado", "perdido"] as const)(
  "%s needs a logged contact; the status em_contato alone is not enough",
  async (status) => {
    const leadId = await storeLead("em_contato", null)
    const change = { ...actor, leadId, version: 0 }
    expect(await changeLeadStatus(database.as.staff, { ...change, status })).toEqual(
      refused("contact-missing"),
    )
    expect(await changeLeadStatus(database.as.staff, { ...change, status: "descartado" })).toEqual(done)
  },
)

test("[S4.16] records every change as an event with author and time, in order", async () => {
  const leadId = await storeLead("novo", now)
  const path = ["em_contato", "fechado", "em_contato", "perdido"] as const
  for (const [step, status] of path.entries())
    await changeLeadStatus(database.as.staff, {
      leadId,
      version: step,
      status,
      notes: status === "em_contato" ? `  contato ${step} ` : undefined,
      staffId: testPerson.id,
      now: new Date(now.getTime() + step),
    })
  const by = { staffId: testPerson.id, kind: "status_changed" }
  expect(await eventsOf(leadId)).toEqual([
    { ...by, fromStatus: "novo", toStatus: "em_contato", note: "contato 0", createdAt: now },
    { ...by, fromStatus: "em_contato", toStatus: "fechado", note: null, createdAt: new Date(+now + 1) },
    {
      ...by,
      fromStatus: "fechado",
      toStatus: "em_contato",
      note: "contato 2",
      createdAt: new Date(+now + 2),
    },
    { ...by, fromStatus: "em_contato", toStatus: "perdido", note: null, createdAt: new Date(+now + 3) },
  ])
})

test("[S7.06] notes are optional: given notes replace the lead's notes, absent notes keep them", async () => {
  const leadId = await storeLead("novo", now)
  const { staff } = database.as
  await changeLeadStatus(staff, {
    ...actor,
    leadId,
    version: 0,
    status: "em_contato",
    notes: "prefere manhã",
  })
  expect(await leadOf(leadId)).toEqual({ status: "em_contato", notes: "prefere manhã" })
  await changeLeadStatus(staff, { ...actor, leadId, version: 1, status: "fechado", notes: "  " })
  expect(await leadOf(leadId)).toEqual({ status: "fechado", notes: "prefere manhã" })
})

test("a missing lead and a lead changed meanwhile give different outcomes, and nothing is written", async () => {
  const { staff } = database.as
  const leadId = await storeLead()
  await changeLeadStatus(staff, { ...actor, leadId, version: 0, status: "em_contato", notes: "ligou" })
  const change = { ...actor, version: 0, status: "descartado" } as const
  expect(await changeLeadStatus(staff, { ...change, leadId: 999_999 })).toEqual({ outcome: "missing" })
  expect(await changeLeadStatus(staff, { ...change, leadId })).toMatchObject({
    outcome: "stale",
    version: 1,
    changes: [{ kind: "status_changed", by: { name: testPerson.name }, toStatus: "em_contato", at: now }],
  })
  expect((await leadOf(leadId)).status).toBe("em_contato")
  expect(await eventsOf(leadId)).toHaveLength(1)
})

test("of ten concurrent changes to one lead, one succeeds and nine are stale", async () => {
  const leadId = await storeLead()
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      changeLeadStatus(database.as.staff, {
        ...actor,
        leadId,
        version: 0,
        status: n % 2 ? "em_contato" : "descartado",
      }),
    ),
  )
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
    "done",
    ...Array.from({ length: 9 }, () => "stale"),
  ])
  expect(await eventsOf(leadId)).toHaveLength(1)
})

test("[S4.16] row and event are written together: a refused event rolls the change back", async () => {
  const leadId = await storeLead()
  const change = { leadId, version: 0, status: "em_contato", now } as const
  // Row-level security prevents acting under another person's id.
  await expect(
    changeLeadStatus(database.as.staff, { ...change, staffId: "00000000-0000-4000-8000-00000000dead" }),
  ).rejects.toThrow(/row-level/)
  expect((await leadOf(leadId)).status).toBe("novo")
})

test("the database refuses a change back to novo, except when a contact is undone", async () => {
  const leadId = await storeLead("em_contato")
  await expect(
    database.as.staff.updateTable("leads").set({ status: "novo" }).where("id", "=", leadId).execute(),
  ).rejects.toThrow(/not allowed/)
  await database.as.staff
    .updateTable("leads")
    .set({ status: "novo", firstContactAt: null })
    .where("id", "=", leadId)
    .execute()
  expect((await leadOf(leadId)).status).toBe("novo")
})
