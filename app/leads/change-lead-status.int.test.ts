import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../db/seed/random.ts"
import { storeLeads } from "../../tests/support/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../tests/support/test-database.ts"
import { changeLeadStatus } from "./change-lead-status.server.ts"
import { type LeadStatus, leadStatuses } from "./lead-status.ts"

let database: TestDatabase
const random = createRandom(42)

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(() => sql`truncate leads cascade`.execute(database.as.owner))
afterAll(() => database.drop())

const storeLead = async (status: LeadStatus = "novo") => {
  const [id = 0] = await storeLeads(database.as.owner, random, [{ status }])
  return id
}
const leadOf = (id: number) =>
  database.as.owner
    .selectFrom("leads")
    .select(["status", "notes"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
const eventsOf = (id: number) =>
  database.as.owner
    .selectFrom("leadEvents")
    .select(["kind", "staffId", "fromStatus", "toStatus", "note", "createdAt"])
    .where("leadId", "=", id)
    .orderBy("createdAt")
    .orderBy("id")
    .execute()

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

test("[S4.14] the statuses are the six of the database, and a lead starts as novo", async () => {
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

test.each(pairs)("[S4.15] [S7.06] %s to %s, without a note and with one", async (from, to) => {
  const isAllowed = allowed[from].includes(to)
  const wanted = { seenStatus: from, status: to, staffId: testPerson.id }
  const bare = await storeLead(from)
  const outcome = isReopening(from) ? "note-missing" : "changed"
  expect(await changeLeadStatus(database.as.staff, { ...wanted, leadId: bare })).toBe(
    isAllowed ? outcome : "not-allowed",
  )
  const noted = await storeLead(from)
  expect(await changeLeadStatus(database.as.staff, { ...wanted, leadId: noted, notes: "ligou" })).toBe(
    isAllowed ? "changed" : "not-allowed",
  )
  expect((await leadOf(noted)).status).toBe(isAllowed ? to : from)
  expect(await eventsOf(noted)).toHaveLength(isAllowed ? 1 : 0)
})

test("[S4.16] every change is an event with author and time, in the order of the changes", async () => {
  const id = await storeLead()
  const path = ["novo", "em_contato", "fechado", "em_contato", "perdido"] as const
  const before = new Date()
  for (const [step, status] of path.slice(1).entries())
    await changeLeadStatus(database.as.staff, {
      leadId: id,
      seenStatus: path[step] ?? "novo",
      status,
      notes: status === "em_contato" ? `  contato ${step} ` : undefined,
      staffId: testPerson.id,
    })
  const events = await eventsOf(id)
  expect(events.map(({ createdAt: _time, ...event }) => event)).toEqual(
    [
      { staffId: testPerson.id, fromStatus: "novo", toStatus: "em_contato", note: "contato 0" },
      { staffId: testPerson.id, fromStatus: "em_contato", toStatus: "fechado", note: null },
      { staffId: testPerson.id, fromStatus: "fechado", toStatus: "em_contato", note: "contato 2" },
      { staffId: testPerson.id, fromStatus: "em_contato", toStatus: "perdido", note: null },
    ].map((event) => ({ ...event, kind: "status_changed" })),
  )
  for (const { createdAt } of events) expect(createdAt.getTime()).toBeGreaterThan(before.getTime() - 1000)
})

test("[S7.06] notes are optional: given they replace the lead's, absent they leave them", async () => {
  const id = await storeLead()
  const change = { leadId: id, staffId: testPerson.id }
  const { staff } = database.as
  await changeLeadStatus(staff, {
    ...change,
    seenStatus: "novo",
    status: "em_contato",
    notes: "prefere manhã",
  })
  expect(await leadOf(id)).toEqual({ status: "em_contato", notes: "prefere manhã" })
  await changeLeadStatus(staff, { ...change, seenStatus: "em_contato", status: "fechado", notes: "  " })
  expect(await leadOf(id)).toEqual({ status: "fechado", notes: "prefere manhã" })
})

test("a lead that is not there, and one that somebody changed meanwhile, are told apart and nothing is written", async () => {
  const { staff } = database.as
  const id = await storeLead("em_contato")
  const change = { seenStatus: "novo", status: "descartado", staffId: testPerson.id } as const
  expect(await changeLeadStatus(staff, { ...change, leadId: 999_999 })).toBe("missing")
  expect(await changeLeadStatus(staff, { ...change, leadId: id })).toBe("stale")
  expect((await leadOf(id)).status).toBe("em_contato")
  expect(await eventsOf(id)).toEqual([])
})

test("of ten people who change one lead at once, one succeeds and nine are told", async () => {
  const id = await storeLead()
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      changeLeadStatus(database.as.staff, {
        leadId: id,
        seenStatus: "novo",
        status: n % 2 ? "em_contato" : "descartado",
        staffId: testPerson.id,
      }),
    ),
  )
  expect(outcomes.toSorted()).toEqual(["changed", ...Array.from({ length: 9 }, () => "stale")])
  expect(await eventsOf(id)).toHaveLength(1)
})

test("[S4.16] row and event are one fact: an event that is refused takes the change with it", async () => {
  const id = await storeLead()
  const change = { leadId: id, seenStatus: "novo", status: "em_contato" } as const
  // The second wall keeps staff from signing as the worker.
  await expect(
    changeLeadStatus(database.as.staff, { ...change, staffId: "00000000-0000-4000-8000-00000000dead" }),
  ).rejects.toThrow(/row-level/)
  expect((await leadOf(id)).status).toBe("novo")
})
