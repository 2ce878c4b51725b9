import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { caio, dalva, gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { ageAudit, clearAudit } from "../../../testing/factories/past-audit.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { dbAsPerson } from "../sign-in/db-as-person.server.ts"
import { recordLeadsSeen } from "./leads-seen.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
})
beforeEach(async () => {
  await clearAudit(database.as.owner)
  await sql`truncate job_outbox`.execute(database.as.owner)
})
afterAll(() => database.drop())

type Seen = Parameters<typeof recordLeadsSeen>[2]

function seeAs(person: { id: string; role: string }, seen: Seen, hasFreshProof = false) {
  const db = dbAsPerson(database.staffPool, person)
  return recordLeadsSeen(db, { personId: person.id, hasFreshProof }, seen)
}

function openLead(id: number, hasFreshProof = false) {
  return seeAs(caio, { act: "lead_lido", leads: [id] }, hasFreshProof)
}

async function openLeads(count: number, hasFreshProof = false) {
  for (let id = 1; id <= count; id++) expect(await openLead(id, hasFreshProof)).toBe("recorded")
}

function seeList(first: number, list = "todos") {
  const leads = Array.from({ length: 50 }, (_, n) => first + n)
  return seeAs(caio, { act: "leads_listados", leads, details: { list } })
}

function search(term: string, leads: readonly number[] = []) {
  return seeAs(caio, { act: "leads_buscados", leads, details: { search: "email" }, term })
}

async function audited() {
  const { rows } = await sql<{ entry: string }>`
    select concat_ws(' ', action, target, leads, details) as entry from staff_audit order by id`.execute(
    database.as.owner,
  )
  return rows.map(({ entry }) => entry)
}

async function alerts() {
  const { rows } = await sql<{ payload: Record<string, unknown> }>`
    select payload from job_outbox where queue = 'staff-mail-many-reads'
    order by (payload ->> 'count')::int, payload ->> 'to'`.execute(database.as.owner)
  return rows.map(({ payload }) => payload)
}

/** What manager and administrator are told of one excess. */
function alertOf(reads: { act: string; count: number; isRefused: boolean }) {
  const told = { personId: caio.id, at: expect.any(String), ...reads }
  return [testPerson.id, gilda.id].map((to) => ({ to, ...told }))
}

test("[N17.01] an opened lead, a list and a search are recorded with the leads shown, and without typed words", async () => {
  await openLead(7)
  await seeAs(caio, { act: "leads_listados", leads: [3, 4, 5, 9], details: { list: "fila" } })
  await search("ana@exemplo.example", [4])
  expect(await audited()).toEqual([
    "lead_lido lead:7 {[7,8)} {}",
    'leads_listados {[3,6),[9,10)} {"list": "fila"}',
    expect.stringMatching(/^leads_buscados \{\[4,5\)\} \{"term": "[0-9a-f]{6}", "search": "email"\}$/),
  ])
})

test("[N17.01] a live page is recorded again after 15 minutes, and before that only what it shows anew", async () => {
  await seeList(1)
  await seeList(1)
  await openLead(1)
  await openLead(1)
  expect(await audited()).toHaveLength(2)
  await seeList(2)
  expect((await audited()).slice(2)).toEqual(['leads_listados {[51,52)} {"list": "todos"}'])
  await ageAudit(database.as.owner, 16)
  await seeList(2)
  await openLead(1)
  expect((await audited()).slice(3)).toEqual([
    'leads_listados {[2,52)} {"list": "todos"}',
    "lead_lido lead:1 {[1,2)} {}",
  ])
})

test("[N17.01] each search is recorded, also one that finds nothing; the same one again is not", async () => {
  for (const term of ["ana@exemplo.example", "rui@exemplo.example", " ANA@exemplo.example"])
    await search(term)
  await search("eva", [7, 8])
  await search("eva lima", [7])
  expect(await audited()).toHaveLength(4)
})

test("[N17.02] S8: the 61st lead in an hour is refused without a fresh proof, and the management is told once", async () => {
  await openLeads(60)
  expect(await alerts()).toEqual([])
  for (const id of [61, 62, 63]) expect(await openLead(id)).toBe("proof-needed")
  expect(await alerts()).toEqual(alertOf({ act: "lead_lido", count: 61, isRefused: true }))
  expect((await audited()).filter((entry) => entry.startsWith("lead_lido"))).toHaveLength(60)
  expect(await audited()).toContain('limite_de_leitura {} {"count": 61, "reads": "lead_lido"}')
  // Other people are not concerned.
  expect(await seeAs(dalva, { act: "lead_lido", leads: [61] })).toBe("recorded")
  expect(await openLead(61, true)).toBe("recorded")
  expect(await openLead(62)).toBe("proof-needed")
  await ageAudit(database.as.owner, 61)
  expect(await openLead(62)).toBe("recorded")
})

test("[N17.02] what was opened earlier that day stays open", async () => {
  await openLead(500)
  await ageAudit(database.as.owner, 300)
  await openLeads(60)
  expect(await openLead(500)).toBe("recorded")
  expect(await openLead(501)).toBe("proof-needed")
})

test("[N17.02] with a fresh proof the management is told at the limit, and again at twice the number", async () => {
  await openLeads(125, true)
  expect(await alerts()).toEqual([
    ...alertOf({ act: "lead_lido", count: 61, isRefused: false }),
    ...alertOf({ act: "lead_lido", count: 122, isRefused: false }),
  ])
})

test("[N17.02] when nobody else is in the management, the person is told", async () => {
  const manager = database.as.owner.updateTable("staffPeople").where("id", "=", gilda.id)
  await manager.set({ banned: true }).execute()
  for (let id = 1; id <= 61; id++) await seeAs(testPerson, { act: "lead_lido", leads: [id] })
  await manager.set({ banned: false }).execute()
  expect((await alerts()).map(({ to }) => to)).toEqual([testPerson.id])
})

test("[N17.02] the limit holds when pages are opened at the same moment", async () => {
  await openLeads(58)
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => openLead(100 + n)))
  expect(outcomes.filter((outcome) => outcome === "recorded")).toHaveLength(2)
  expect(await alerts()).toHaveLength(2)
})

test("[N17.02] of two pages of one person, the second waits until the first is recorded", async () => {
  const opened: string[] = []
  const second = await database.as.owner.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('leads seen by ' || ${caio.id}, 0))`.execute(
      transaction,
    )
    const waiting = openLead(1).then((outcome) => opened.push(outcome))
    await seeAs(dalva, { act: "lead_lido", leads: [1] })
    await pause(300)
    expect(opened).toEqual([])
    return { waiting }
  })
  await second.waiting
  expect(opened).toEqual(["recorded"])
})

test("[N17.02] paging through lists is refused after 600 leads in an hour", async () => {
  for (let page = 0; page < 12; page++) expect(await seeList(1 + page * 50)).toBe("recorded")
  expect(await seeList(1, "fila")).toBe("recorded")
  expect(await seeList(601)).toBe("proof-needed")
  expect(await search("ana", [9000])).toBe("proof-needed")
  expect(await alerts()).toEqual(alertOf({ act: "leads_listados", count: 650, isRefused: true }))
})

test("[N17.02] the 121st search in an hour is refused, even if none finds anything", async () => {
  for (let n = 1; n <= 120; n++) expect(await search(`6190000${n}`)).toBe("recorded")
  expect(await search("6190000121", [7])).toBe("proof-needed")
  expect(await alerts()).toEqual(alertOf({ act: "leads_buscados", count: 121, isRefused: true }))
})

test("[N17.01] only reading is recorded this way, and only by a person", async () => {
  const call = (act: string) => sql`select * from record_leads_seen(${act}, '{1}', '{}', true)`
  await expect(call("convite_enviado").execute(dbAsPerson(database.staffPool, caio))).rejects.toThrow(
    "not an act of reading",
  )
  const nobody = dbAsPerson(database.staffPool, { id: "", role: "" })
  await expect(call("lead_lido").execute(nobody)).rejects.toThrow("no person")
})
