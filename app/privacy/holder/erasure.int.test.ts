import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { endUndoTime, openHolderSession } from "../../../testing/factories/holder-session.ts"
import { caio, dalva, gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { clearAudit } from "../../../testing/factories/past-audit.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { findLead } from "../../leads/lead/lead-store.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { openLockedLeads } from "../locked/locked-leads-store.server.ts"
import { eraseLeadsPastRule, listLeadsPastRule } from "../retention/retention-store.server.ts"
import {
  askHolderErasure,
  askHolderOffice,
  correctHolderLead,
  findHolder,
  undoHolderErasure,
} from "./holder-store.server.ts"
import { finishErasure, isHolderKnown } from "./worker-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
})
afterAll(() => database.drop())

const mine = "ana@exemplo.example"
const closedAt = "2026-01-10T12:00:00Z"
let [open, contract, testLead, foreign] = [0, 0, 0, 0]
beforeEach(async () => {
  const { owner } = database.as
  await sql`truncate leads, holder_links, holder_request_events, holder_requests, holder_erasures, job_outbox cascade`.execute(
    owner,
  )
  await clearAudit(owner)
  const stored = await storeLeads(owner, createRandom(17), [
    { email: "Ana@Exemplo.example", name: "Ana Ipê", status: "em_contato" },
    { email: mine, name: "Ana Ipê", status: "fechado", createdAt: closedAt, updatedAt: closedAt },
    { email: mine, name: "Ana Ipê", isTest: true, status: "fechado" },
    { email: "outra@exemplo.example" },
  ])
  ;[open = 0, contract = 0, testLead = 0, foreign = 0] = stored
  await sql`insert into lead_events (lead_id, kind, actor, note) select id, 'note', 'equipe', 'Ligou.' from leads`.execute(
    owner,
  )
  await sql`insert into lead_pairs (lead_id, other_id, is_same_person, staff_id)
    values (${open}, ${contract}, true, ${testPerson.id})`.execute(owner)
})

const leadQueues = { notify: "n", confirm: "c", webhook: "w" }

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.as.owner)).rows

async function erase() {
  const session = await openHolderSession(database.as.owner, mine)
  const protocol = await askHolderErasure(database.as.web, session)
  if (!protocol) throw new Error("the session is not open")
  return { session, protocol }
}

/** The leads that a role reaches, in every table and view about leads. */
async function idsSeenBy(db: TestDatabase["as"]["staff"]) {
  const { rows } = await sql<{ source: string; ids: number[] }>`
    select 'leads' as source, array(select id::int from leads order by id) as ids
    union all select 'events', array(select distinct lead_id::int from lead_events order by 1)`.execute(db)
  return Object.fromEntries(rows.map(({ source, ids }) => [source, ids]))
}

async function idsAtTheDesk(person: { id: string; role: string }) {
  const db = dbAsPerson(database.staffPool, person)
  const { rows } = await sql<{ lists: number[]; pairs: number }>`
    select array(select id::int from desk_leads order by id) as lists,
      (select count(*) from lead_pairs) as pairs`.execute(db)
  return { ...(await idsSeenBy(db)), ...rows[0] }
}

async function counts() {
  const [row] = await rowsOf(sql<{ listed: number; days: number; erased: number }>`
    select (select coalesce(sum(total), 0)::int from lead_totals) as listed,
      (select coalesce(sum(total), 0)::int from lead_days) as days,
      (select coalesce(sum(total), 0)::int from erased_lead_counts where day = 'infinity') as erased`)
  return row
}

test("[N17.04] from the first moment no role of the desk and no job reaches a lead of the erasure", async () => {
  const all = [open, contract, testLead, foreign]
  expect(await idsAtTheDesk(gilda)).toEqual({ leads: all, lists: all, events: all, pairs: 1 })
  await erase()
  for (const person of [caio, dalva, gilda, testPerson])
    expect(await idsAtTheDesk(person), person.role).toEqual({
      leads: [foreign],
      lists: [foreign],
      events: [foreign],
      pairs: 0,
    })
  expect(await findLead(database.as.worker, open)).toBeUndefined()
  expect((await idsSeenBy(database.as.worker))["leads"]).toEqual([foreign])
  const changed = await dbAsPerson(database.staffPool, gilda)
    .updateTable("leads")
    .set({ notes: "x" })
    .where("id", "=", open)
    .executeTakeFirst()
  expect(Number(changed.numUpdatedRows)).toBe(0)
  const { rows } = await sql`update leads set watch_at = now() where id = ${open} returning id`.execute(
    database.as.worker,
  )
  expect(rows).toEqual([])
})

test("[N17.04] the totals of the lists leave locked leads out, and the statistics go on counting them", async () => {
  expect(await counts()).toEqual({ listed: 3, days: 3, erased: 0 })
  const { session } = await erase()
  expect(await counts()).toEqual({ listed: 1, days: 1, erased: 2 })
  await undoHolderErasure(database.as.web, session, leadQueues)
  expect(await counts()).toEqual({ listed: 3, days: 3, erased: 0 })
  await erase()
  await endUndoTime(database.as.owner)
  await finishErasure(database.as.worker)
  expect(await counts()).toEqual({ listed: 1, days: 1, erased: 2 })
})

test("[N17.04] within a day the holder undoes it, and everything is as before", async () => {
  const { owner, web, worker } = database.as
  // Without the two columns that the first update fills in.
  const whole = sql`select to_jsonb(l) - 'name_words' - 'source' as lead from leads l order by id`
  const before = await rowsOf(whole)
  const { session, protocol } = await erase()
  expect(await finishErasure(worker)).toBe(null)
  expect((await findHolder(web, session))?.erasure).toMatchObject({ protocol })
  const [hours] = await rowsOf(sql`
    select extract(epoch from undo_until - opened_at)::int / 3600 as hours from holder_requests where kind = 'eliminacao'`)
  expect(hours).toEqual({ hours: 24 })
  expect(await undoHolderErasure(web, session, leadQueues)).toBe(protocol)
  expect(await undoHolderErasure(web, session, leadQueues)).toBe("")
  expect(await rowsOf(whole)).toEqual(before)
  expect((await findHolder(web, session))?.erasure).toBe(null)
  expect(
    await rowsOf(sql`select lead_id, actor from lead_events where kind = 'holder_erasure_undone' order by 1`),
  ).toEqual([open, contract, testLead].map((leadId) => ({ leadId, actor: "holder" })))
  expect(await rowsOf(sql`select outcome, email from holder_requests where kind = 'eliminacao'`)).toEqual([
    { outcome: "desfeito", email: null },
  ])
  await endUndoTime(owner)
  expect(await finishErasure(worker)).toBe(null)
})

test("[N17.04] after a day all but contracts is erased; the contract stays locked, and proof without personal data remains", async () => {
  const { owner, web, worker } = database.as
  const { session, protocol } = await erase()
  await askHolderOffice(web, session, "informacao", "Depois de pedir para apagar.")
  await endUndoTime(owner)
  expect(await finishErasure(worker)).toBe(protocol)
  expect(await finishErasure(worker)).toBe(null)
  expect(await rowsOf(sql`select id, erasure_id is not null as is_locked from leads order by id`)).toEqual([
    { id: contract, isLocked: true },
    { id: foreign, isLocked: false },
  ])
  const [proof] = await rowsOf(sql`
    select outcome, lead_count, locked_count, email, message from holder_requests where protocol = ${protocol}`)
  expect(proof).toEqual({ outcome: "feito", leadCount: 2, lockedCount: 1, email: null, message: null })
  expect(await rowsOf(sql`select message from holder_requests where done_at is null`)).toEqual([
    { message: "Depois de pedir para apagar." },
  ])
  expect(await rowsOf(sql`select lead_id from holder_erasures order by 1`)).toEqual(
    [open, testLead].map((leadId) => ({ leadId })),
  )
  // The session from before the erasure has ended. A new link shows the contract, and until when it is kept.
  expect(await findHolder(web, session)).toBe(null)
  await sql`update holder_requests set email = null, message = null, done_at = now(), outcome = 'respondido'
    where done_at is null`.execute(owner)
  expect(await isHolderKnown(worker, mine)).toBe(true)
  const record = await findHolder(web, await openHolderSession(owner, mine))
  expect(record?.leads).toMatchObject([{ status: "fechado", lock: { openings: [] } }])
  expect(record?.erasure).toBe(null)
})

test("[N17.04] the rule of retention erases a locked contract, and the lock does not prolong it", async () => {
  const { owner, web, worker } = database.as
  await sql`delete from lead_events`.execute(owner)
  const { session } = await erase()
  const lead = (await findHolder(web, session))?.leads.find(
    ({ status, isTest }) => status === "fechado" && !isTest,
  )
  expect(lead?.contractUntil).toMatch(/^2031-01-10T12:00:00/)
  await endUndoTime(owner)
  await finishErasure(worker)
  const rule = { code: "lead_closed", now: new Date(), most: 10 }
  expect(await listLeadsPastRule(worker, rule)).toEqual([])
  await sql`alter table leads disable trigger user`.execute(owner)
  await sql`update leads set created_at = '2020-01-01', updated_at = '2020-01-01' where id = ${contract}`.execute(
    owner,
  )
  await sql`alter table leads enable trigger user`.execute(owner)
  expect(await listLeadsPastRule(worker, rule)).toMatchObject([{ leadId: contract }])
  expect(await eraseLeadsPastRule(worker, rule.code, [contract], rule.now)).toEqual([contract])
  expect(await rowsOf(sql`select id from leads`)).toEqual([{ id: foreign }])
})

test("[N17.04] only an administrator opens a locked lead, with a written reason that is recorded first", async () => {
  const { owner, web } = database.as
  const { session } = await erase()
  const reason = "Processo 0001 da comarca de Exemplo"
  const openAs = (person: { id: string; role: string }, sought: string, why = reason) =>
    openLockedLeads(dbAsPerson(database.staffPool, person), sought, why)
  for (const person of [caio, gilda])
    await expect(openAs(person, mine), person.role).rejects.toThrow(/not for this role/)
  await expect(openAs(testPerson, mine, "curto")).rejects.toThrow(/check constraint/)
  expect(await rowsOf(sql`select from locked_lead_openings`)).toEqual([])

  expect(await openAs(testPerson, "outra@exemplo.example")).toEqual([])
  const [lead] = await rowsOf(sql<{ protocol: string }>`select protocol from leads where id = ${contract}`)
  const protocol = lead?.protocol ?? ""
  const [opened] = await openAs(testPerson, ` ${protocol.toLowerCase()} `)
  expect(opened).toMatchObject({ lead: { protocol, name: "Ana Ipê" }, openings: [{ reason }] })
  expect(await openAs(testPerson, mine.toUpperCase())).toHaveLength(3)
  expect(
    await rowsOf(sql`select staff_id, leads::text, details from staff_audit
      where action = 'leads_guardados_abertos' order by id`),
  ).toMatchObject([
    { leads: "{}", details: { count: 0 } },
    { staffId: testPerson.id, leads: `{[${contract},${contract + 1})}`, details: { count: 1 } },
    { leads: `{[${open},${testLead + 1})}`, details: { count: 3 } },
  ])
  const shown = (await findHolder(web, session))?.leads.find((lead) => lead.protocol === protocol)
  expect(shown?.lock?.openings).toHaveLength(2)
  expect(JSON.stringify(shown)).not.toContain(reason)
  for (const role of [database.as.worker, database.as.staff, web])
    await expect(sql`select reason from locked_lead_openings`.execute(role)).rejects.toThrow(
      /permission denied/,
    )
  await sql`delete from leads where id = ${contract}`.execute(owner)
  expect(await rowsOf(sql`select distinct lead_id from locked_lead_openings order by 1`)).toEqual(
    [open, testLead].map((leadId) => ({ leadId })),
  )
})

test("[N17.04] nobody answers an erasure by hand, finishes it early, or erases without a session", async () => {
  const { web, staff, worker } = database.as
  const { session, protocol } = await erase()
  const answered = await staff
    .updateTable("holderRequests")
    .set({ doneAt: new Date(), outcome: "recusado", email: null })
    .where("protocol", "=", protocol)
    .executeTakeFirst()
  expect(Number(answered.numUpdatedRows)).toBe(0)
  await expect(sql`select finish_holder_erasure('q')`.execute(web)).rejects.toThrow(/permission denied/)
  await expect(sql`select ask_holder_erasure('\\x00', 'q')`.execute(worker)).rejects.toThrow(
    /permission denied/,
  )
  await expect(sql`update leads set erasure_id = null`.execute(staff)).rejects.toThrow(/permission denied/)
  await expect(sql`update leads set erasure_id = null`.execute(worker)).rejects.toThrow(/permission denied/)
  const [lead] = await rowsOf(sql<{ protocol: string }>`select protocol from leads where id = ${open}`)
  const correction = {
    name: "Outra",
    phone: "1",
    phoneE164: null,
    idade: "",
    ages: [],
    message: "m",
  } as never
  expect(await correctHolderLead(web, session, lead?.protocol ?? "", correction)).toBe("")
  expect(await rowsOf(sql`select id from leads where name = 'Outra'`)).toEqual([])
})

test("[N17.04] asking twice is one request; a lead sent afterwards is new, is not locked and stays", async () => {
  const { owner, web, worker } = database.as
  const { session, protocol } = await erase()
  const again = await Promise.all([1, 2, 3].map(() => askHolderErasure(web, session)))
  expect(again).toEqual([protocol, protocol, protocol])
  const [later = 0] = await storeLeads(owner, createRandom(18), [{ email: mine }])
  await endUndoTime(owner)
  await finishErasure(worker)
  expect(await rowsOf(sql`select id from leads where erasure_id is null order by id`)).toEqual([
    { id: foreign },
    { id: later },
  ])
})

test("a lead whose deadline passed while it was locked does not count as missed", async () => {
  const { owner, worker } = database.as
  const soon = new Date(Date.now() + 3_600_000)
  await storeLeads(owner, createRandom(19), [
    { email: mine, status: "novo", dueAt: soon, createdAt: new Date() },
  ])
  await erase()
  await sql`alter table leads disable trigger user`.execute(owner)
  await sql`update leads set due_at = now() - interval '1 hour' where due_at = ${soon}`.execute(owner)
  await sql`alter table leads enable trigger user`.execute(owner)
  await sql`update holder_requests set opened_at = now() - interval '2 hours', undo_until = now()`.execute(
    owner,
  )
  await finishErasure(worker)
  expect(await rowsOf(sql`select sum(missed)::int as missed from lead_facts where day = 'infinity'`)).toEqual(
    [{ missed: 0 }],
  )
})
