import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { caio, dalva, storePeople } from "../../../testing/factories/office-people.ts"
import { ageAudit, clearAudit } from "../../../testing/factories/past-audit.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
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

function seeList(first: number, list = "todos") {
  const leads = Array.from({ length: 50 }, (_, n) => first + n)
  return seeAs(caio, { act: "leads_listados", leads, details: { list } })
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
    select payload from job_outbox where queue = 'staff-mail-many-reads' order by id`.execute(
    database.as.owner,
  )
  return rows.map(({ payload }) => payload)
}

test("[N17.01] an opened lead, a list and a search are recorded with the leads shown, and without typed words", async () => {
  await openLead(7)
  await seeAs(caio, { act: "leads_listados", leads: [3, 4, 5, 9], details: { list: "fila" } })
  await seeAs(caio, { act: "leads_buscados", leads: [], details: { search: "email" } })
  expect(await audited()).toEqual([
    "lead_lido lead:7 {[7,8)} {}",
    'leads_listados {[3,6),[9,10)} {"list": "fila"}',
    'leads_buscados {} {"search": "email"}',
  ])
})

test("[N17.01] a live page is recorded again after 15 minutes, or when it shows another lead", async () => {
  await seeList(1)
  await seeList(1)
  await openLead(1)
  await openLead(1)
  expect(await audited()).toHaveLength(2)
  await seeList(2)
  expect(await audited()).toHaveLength(3)
  await ageAudit(database.as.owner, 16)
  await seeList(2)
  await openLead(1)
  expect(await audited()).toHaveLength(5)
})

test("[N17.02] S8: the 61st lead in an hour is refused without a fresh proof, and the management is told once", async () => {
  for (let id = 1; id <= 60; id++) expect(await openLead(id)).toBe("recorded")
  expect(await alerts()).toEqual([])
  for (const id of [61, 62, 63]) expect(await openLead(id)).toBe("proof-needed")
  expect(await alerts()).toEqual([{ personId: caio.id, at: expect.any(String), leads: 61, areOpened: true }])
  expect((await audited()).filter((entry) => entry.startsWith("lead_lido"))).toHaveLength(60)
  expect(await audited()).toContain('limite_de_leitura {} {"leads": 61, "reads": "lead_lido"}')
  // What was opened within the hour stays open, and other people are not concerned.
  expect(await openLead(60)).toBe("recorded")
  expect(await seeAs(dalva, { act: "lead_lido", leads: [61] })).toBe("recorded")
  expect(await openLead(61, true)).toBe("recorded")
  expect(await openLead(62)).toBe("proof-needed")
  await ageAudit(database.as.owner, 61)
  expect(await openLead(62)).toBe("recorded")
})

test("[N17.02] the limit holds when pages are opened at the same moment", async () => {
  for (let id = 1; id <= 58; id++) await openLead(id)
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => openLead(100 + n)))
  expect(outcomes.filter((outcome) => outcome === "recorded")).toHaveLength(2)
  expect(await alerts()).toHaveLength(1)
})

test("[N17.02] paging through lists is refused after 600 leads in an hour", async () => {
  for (let page = 0; page < 12; page++) expect(await seeList(1 + page * 50)).toBe("recorded")
  expect(await seeList(1, "fila")).toBe("recorded")
  expect(await seeList(601)).toBe("proof-needed")
  expect(await seeAs(caio, { act: "leads_buscados", leads: [9000] })).toBe("proof-needed")
  expect(await alerts()).toEqual([
    { personId: caio.id, at: expect.any(String), leads: 650, areOpened: false },
  ])
})

test("[N17.01] only reading is recorded this way, and only by a person", async () => {
  const call = (act: string) => sql`select * from record_leads_seen(${act}, '{1}', '{}', true)`
  await expect(call("convite_enviado").execute(dbAsPerson(database.staffPool, caio))).rejects.toThrow(
    "not an act of reading",
  )
  await expect(
    call("lead_lido").execute(dbAsPerson(database.staffPool, { id: "", role: "" })),
  ).rejects.toThrow("no person")
})
