import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { caio, dalva, gilda, rui, storePeople } from "../../../testing/factories/office-people.ts"
import { tamperWithAudit } from "../../../testing/factories/past-audit.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { insertAudit } from "../../staff/audit/audit-store.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { changeIncident, type IncidentChange } from "./change-incident.server.ts"
import type { IncidentAssessment, IncidentFacts } from "./incident.ts"
import { countStoredLeads, listAdditions, listIncidentLeads } from "./incident-leads-store.server.ts"
import { findIncident, listClosedIncidents, listNotices, listOpenIncidents } from "./incident-store.server.ts"
import type { ReadsQuestion } from "./lead-reads.ts"
import { findReads } from "./lead-reads-store.server.ts"
import {
  countIncidentHolders,
  insertHolderDisclosure,
  listIncidentHolders,
} from "./letters/holder-store.server.ts"
import { registerIncident } from "./register-incident.server.ts"

let database: TestDatabase
let leads: number[]
let protocols: string[]

type Entry = {
  at: string
  staffId: string
  action: string
  leads?: number[]
  target?: string
  details?: string
}

/** Entries of the audit with chosen times, which its trigger would replace. */
function storeAudit(entries: readonly Entry[]) {
  return tamperWithAudit(database.as.owner, async (transaction) => {
    for (const { at, staffId, action, leads: read = [], target = null, details = "{}" } of entries)
      await sql`insert into staff_audit (at, staff_id, action, target, details, leads)
        values (${at}, ${staffId}, ${action}, ${target}, ${details}::jsonb,
          (select coalesce(range_agg(int8range(id, id, '[]')), '{}') from unnest(${read}::bigint[]) id))`.execute(
        transaction,
      )
  })
}

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const { owner } = database.as
  await storePeople(owner)
  leads = await storeLeads(
    owner,
    createRandom(5),
    Array.from({ length: 60 }, (_, n) => ({
      name: `Pessoa ${n} Exemplo`,
      // Two leads of each person.
      email: `${n % 2 ? "Pessoa" : "pessoa"}${Math.floor(n / 2)}@exemplo.example`,
    })),
  )
  const stored = await owner.selectFrom("leads").select(["id", "protocol"]).orderBy("id").execute()
  protocols = stored.map(({ protocol }) => protocol)
  const part = (from: number, to: number) => leads.slice(from, to)
  await storeAudit([
    { at: "2026-11-01T09:00Z", staffId: caio.id, action: "leads_listados", leads: part(50, 60) },
    { at: "2026-11-10T12:00Z", staffId: caio.id, action: "leads_listados", leads: part(0, 20) },
    { at: "2026-11-10T13:00Z", staffId: caio.id, action: "leads_buscados", leads: part(10, 30) },
    { at: "2026-11-10T14:00Z", staffId: caio.id, action: "lead_lido", leads: part(5, 6) },
    { at: "2026-11-10T15:00Z", staffId: caio.id, action: "lead_lido", leads: part(5, 6) },
    // From before the audit named the leads of an entry.
    { at: "2026-11-10T16:00Z", staffId: caio.id, action: "lead_lido", target: `lead:${leads[40]}` },
    { at: "2026-11-10T17:00Z", staffId: caio.id, action: "leads_exportados" },
    { at: "2026-11-11T23:59:59Z", staffId: caio.id, action: "parte_exportada", leads: part(25, 35) },
    // The end of that export, whose leads are in its part, and a search that found nobody.
    { at: "2026-11-11T23:59:59Z", staffId: caio.id, action: "leads_exportados", details: '{"parts": 1}' },
    { at: "2026-11-11T23:59:59Z", staffId: caio.id, action: "leads_buscados" },
    { at: "2026-11-11T10:00Z", staffId: caio.id, action: "pausa" },
    { at: "2026-11-11T11:00Z", staffId: dalva.id, action: "leads_exportados", leads: part(0, 60) },
    { at: "2026-11-12T00:00Z", staffId: caio.id, action: "lead_lido", leads: part(59, 60) },
  ])
})
afterAll(() => database.drop())

const days = { from: new Date("2026-11-10T12:00Z"), to: new Date("2026-11-11T23:59Z") }
const work = { record: insertAudit, staffId: testPerson.id }
const facts: IncidentFacts = {
  kind: "conta_invadida",
  description: "Exemplo: a sessão ficou aberta num computador de hotel.",
  dataKinds: ["nome", "contato"],
  startedAt: days.from,
  endedAt: days.to,
  knownAt: new Date("2026-11-12T12:00Z"),
}
const assessment: IncidentAssessment = {
  risk: "relevante",
  riskReason: "Há telefones.",
  account: "",
  dangers: "",
  measuresBefore: "",
  measuresTaken: "",
  delayReason: "",
  advice: "",
}
const register = () => registerIncident(database.as.staff, work, facts)
function change(id: number, asked: IncidentChange) {
  return changeIncident(database.as.staff, work, { id, change: asked, now: new Date("2026-11-13T12:00Z") })
}
function ask(db: Db, question: ReadsQuestion) {
  return findReads(db, question, { known: sql`'{}'::int8multirange`, limit: 3 })
}
const notice = { toldAt: facts.knownAt, channel: "formulário", reference: "123", note: "" }

test("[N17.05] answers whose data a person read in a period: distinct leads opened, listed, exported and in all", async () => {
  const { staff } = database.as
  expect(await ask(staff, { staffId: caio.id, ...days })).toEqual({
    opened: 2,
    listed: 30,
    exported: 10,
    all: 36,
    erased: 0,
    unlisted: 1,
    fresh: 36,
    leads: [0, 1, 2].map((n) => ({ id: leads[n], protocol: protocols[n] })),
  })
  expect(await ask(staff, { staffId: caio.id, from: null, to: null })).toMatchObject({
    opened: 3,
    listed: 40,
    all: 46,
  })
  expect(await ask(staff, { staffId: rui.id, ...days })).toMatchObject({ all: 0, unlisted: 0 })
})

test("[N17.05] adds what was read and protocols to the incident, each lead once; an addition can be taken back", async () => {
  const { staff } = database.as
  const id = await register()
  const question = { staffId: caio.id, ...days }
  expect(await change(id, { kind: "add-reads", question })).toBe("changed")
  expect((await findIncident(staff, id))?.leadCount).toBe(36)
  expect(await change(id, { kind: "add-reads", question })).toBe("none")
  expect(await change(id, { kind: "add-protocols", protocols: [protocols[0] ?? ""] })).toBe("none")
  expect(
    await change(id, { kind: "add-protocols", protocols: [protocols[0] ?? "", protocols[59] ?? ""] }),
  ).toBe("changed")
  expect(
    await change(id, { kind: "add-protocols", protocols: [protocols[1] ?? "", "WP-0000-0000"] }),
  ).toEqual({ unknownProtocols: ["WP-0000-0000"] })
  expect((await findIncident(staff, id))?.leadCount).toBe(37)
  const additions = await listAdditions(staff, id)
  expect(additions).toMatchObject([
    { source: "auditoria", leadCount: 36, reader: caio.name, readFrom: days.from, readTo: days.to },
    { source: "protocolo", leadCount: 2, reader: null, by: testPerson.name },
  ])
  const [first] = additions
  expect(await change(id, { kind: "withdraw", additionId: first?.id ?? 0 })).toBe("changed")
  expect(await change(id, { kind: "withdraw", additionId: first?.id ?? 0 })).toBe("gone")
  expect((await listIncidentLeads(staff, id, 10)).map((lead) => lead.id)).toEqual([leads[0], leads[59]])
})

test("an erased lead leaves the incident's lists and letters, and its number remains in the count", async () => {
  const { staff, owner } = database.as
  const id = await register()
  await change(id, { kind: "add-protocols", protocols: protocols.slice(42, 46) })
  expect(await countIncidentHolders(staff, id)).toBe(2)
  await owner.deleteFrom("leads").where("protocol", "in", protocols.slice(42, 45)).execute()
  expect((await findIncident(staff, id))?.leadCount).toBe(4)
  expect(await countStoredLeads(staff, id)).toBe(1)
  expect(await listIncidentHolders(staff, id, { after: null, limit: 10 })).toMatchObject([
    { email: "pessoa22@exemplo.example", name: "Pessoa 45 Exemplo", protocols: [protocols[45]] },
  ])
  const dalvas = await ask(staff, { staffId: dalva.id, from: null, to: null })
  expect(dalvas).toMatchObject({ exported: 60, all: 60, erased: 3 })
})

test("lists each person once, page by page, and records whose data was shown", async () => {
  const { staff, owner } = database.as
  const id = await register()
  await change(id, { kind: "add-protocols", protocols: protocols.slice(0, 10) })
  const first = await listIncidentHolders(staff, id, { after: null, limit: 3 })
  const rest = await listIncidentHolders(staff, id, { after: first[2]?.email ?? "", limit: 3 })
  expect([...first, ...rest].map(({ email }) => email)).toEqual(
    [0, 1, 2, 3, 4].map((n) => `pessoa${n}@exemplo.example`),
  )
  expect(first[0]).toMatchObject({ name: "Pessoa 1 Exemplo", protocols: protocols.slice(0, 2) })
  const disclosure = { incidentId: id, staffId: testPerson.id, action: "cartas_preparadas", target: "x" }
  await insertHolderDisclosure(
    staff,
    disclosure,
    first.map(({ email }) => email),
  )
  await insertHolderDisclosure(staff, { ...disclosure, action: "leads_exportados" }, null)
  const { rows } = await sql<{ action: string; leads: number; details: unknown }>`
    select action, count_lead_ids(leads) as leads, details from staff_audit where target = 'x' order by id`.execute(
    owner,
  )
  expect(rows).toEqual([
    { action: "cartas_preparadas", leads: 6, details: { leads: 6 } },
    { action: "leads_exportados", leads: 10, details: { leads: 10 } },
  ])
})

test("[N17.05] closes only with an assessed risk and, if it is relevant, with ANPD and holders told; every step is audited", async () => {
  const { staff, owner } = database.as
  const id = await register()
  expect(await change(id, { kind: "close" })).toBe("not-closable")
  expect(await change(id, { kind: "assessment", version: 0, values: assessment })).toBe("changed")
  expect(await change(id, { kind: "assessment", version: 0, values: assessment })).toBe("stale")
  expect(await change(id, { kind: "close" })).toBe("not-closable")
  expect(await change(id, { kind: "tell", notice: { ...notice, recipient: "anpd" } })).toBe("changed")
  expect(await change(id, { kind: "close" })).toBe("not-closable")
  expect(await change(id, { kind: "tell", notice: { ...notice, recipient: "titulares" } })).toBe("changed")
  expect(await change(id, { kind: "close" })).toBe("changed")
  expect(await change(id, { kind: "tell", notice: { ...notice, recipient: "anpd" } })).toBe("closed")
  expect((await listClosedIncidents(staff, null, 5)).incidents.map((one) => one.id)).toEqual([id])
  expect((await listOpenIncidents(staff, 50)).map((one) => one.id)).not.toContain(id)
  expect(await change(id, { kind: "reopen" })).toBe("changed")
  expect(await change(id, { kind: "reopen" })).toBe("open")
  expect(await change(999_999, { kind: "close" })).toBe("missing")
  const actions = await owner
    .selectFrom("staffAudit")
    .select("action")
    .where("target", "=", `incidente:${id}`)
    .orderBy("id")
    .execute()
  expect(actions.map(({ action }) => action)).toEqual([
    "incidente_registrado",
    "incidente_avaliado",
    "comunicacao_registrada",
    "comunicacao_registrada",
    "incidente_encerrado",
    "incidente_reaberto",
  ])
})

test("a closed incident without relevant risk keeps its reason; the database refuses one without", async () => {
  const id = await register()
  const values = { ...assessment, risk: "nao_relevante", riskReason: "Arquivo cifrado." } as const
  await change(id, { kind: "assessment", version: 0, values })
  expect(await change(id, { kind: "close" })).toBe("changed")
  await expect(
    sql`update incidents set risk_reason = ' ' where id = ${id}`.execute(database.as.staff),
  ).rejects.toThrow(/check/)
})

test("the roles atendente and redacao read and write nothing of the register", async () => {
  const id = await register()
  await change(id, { kind: "add-protocols", protocols: [protocols[0] ?? ""] })
  await change(id, { kind: "tell", notice: { ...notice, recipient: "anpd" } })
  for (const person of [caio, rui]) {
    const db = dbAsPerson(database.staffPool, person)
    expect(await findIncident(db, id)).toBeNull()
    expect(await listOpenIncidents(db, 10)).toEqual([])
    expect(await listNotices(db, [id])).toEqual([])
    expect(await listAdditions(db, id)).toEqual([])
    expect(await listIncidentHolders(db, id, { after: null, limit: 5 })).toEqual([])
    expect(await ask(db, { staffId: caio.id, ...days })).toMatchObject({ all: 0 })
    await expect(registerIncident(db, { ...work, staffId: person.id }, facts)).rejects.toThrow(
      /row-level security/,
    )
  }
  expect(await findIncident(dbAsPerson(database.staffPool, gilda), id)).toMatchObject({ leadCount: 1 })
})

test("who was told is never changed or deleted, and nobody writes in another's name", async () => {
  const { staff } = database.as
  const id = await register()
  const denied = /permission denied/
  await expect(sql`update incident_notices set note = 'x'`.execute(staff)).rejects.toThrow(denied)
  await expect(sql`delete from incident_notices`.execute(staff)).rejects.toThrow(denied)
  await expect(sql`delete from incidents`.execute(staff)).rejects.toThrow(denied)
  await expect(sql`update incident_leads set leads = '{}'`.execute(staff)).rejects.toThrow(denied)
  for (const role of ["web", "worker", "auth"] as const)
    for (const table of ["incidents", "incident_leads", "incident_notices"])
      await expect(sql`select from ${sql.table(table)}`.execute(database.as[role])).rejects.toThrow(denied)
  await expect(
    changeIncident(
      staff,
      { ...work, staffId: gilda.id },
      { id, change: { kind: "tell", notice: { ...notice, recipient: "anpd" } }, now: facts.knownAt },
    ),
  ).rejects.toThrow(/row-level security/)
})
