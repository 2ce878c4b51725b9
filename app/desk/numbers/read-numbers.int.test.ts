import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { endUndoTime, openHolderSession } from "../../../testing/factories/holder-session.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { createLog } from "../../platform/process/log.server.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { countFinishedDays } from "./count-days-job.server.ts"
import type { LeadNumbers } from "./numbers.ts"
import { type RequestedPeriod, readPeriod } from "./period.ts"
import { readNumbers } from "./read-numbers.server.ts"

let database: TestDatabase
const random = createRandom(71)
const now = new Date()

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(() => sql`truncate leads cascade`.execute(database.as.owner))
afterAll(() => database.drop())

const periodOf = (query: string) => readPeriod(new URLSearchParams(query), now)
const read = (query: string) => readNumbers({ db: database.as.staff, log: silentLog }, periodOf(query), now)

/** Counts all rows of the period. */
async function countRows({ from, to }: RequestedPeriod) {
  const { rows } = await sql<Record<string, number | null>>`
    select count(*) as leads, count(first_contact_at) as contacted,
      count(*) filter (where first_contact_at <= due_at) as kept,
      count(*) filter (where first_contact_at is not null and due_at is not null
        or first_contact_at is null and due_at < ${now} and status not in ('fechado', 'perdido', 'descartado')) as answered,
      count(*) filter (where quoted_at is not null or status in ('cotacao_enviada', 'fechado')) as quoted,
      count(*) filter (where status = 'fechado') as closed,
      percentile_disc(0.5) within group (order by ceil(first_contact_minutes)) as median,
      percentile_disc(0.9) within group (order by ceil(first_contact_minutes)) as p90
    from leads where not is_test and (created_at at time zone 'America/Sao_Paulo')::date
      between coalesce(${from}::date, '-infinity') and ${to}::date`.execute(database.as.owner)
  return rows[0]
}

function summaryOf(numbers: LeadNumbers) {
  return {
    leads: numbers.funnel?.leads,
    contacted: numbers.funnel?.contacted,
    kept: numbers.promise?.kept,
    answered: numbers.promise?.answered,
    quoted: numbers.funnel?.quoted,
    closed: numbers.funnel?.closed,
    median: numbers.medianMinutes,
    p90: numbers.p90Minutes,
  }
}

const periods = ["periodo=hoje", "periodo=7-dias", "periodo=30-dias", "periodo=mes", "periodo=inicio"]

async function expectAgreement() {
  for (const query of periods) {
    const numbers = await read(query)
    expect(summaryOf(numbers), query).toEqual(await countRows(periodOf(query)))
    const leads = numbers.funnel?.leads
    const sum = (lines: readonly { leads: number }[] | null) =>
      lines?.reduce((total, line) => total + line.leads, 0)
    expect(sum(numbers.byOperadora)).toBe(leads)
    expect(sum(numbers.bySource)).toBe(leads)
    expect(sum(numbers.byPage)).toBe(leads)
    expect(sum(numbers.firstContactHistogram)).toBe(numbers.funnel?.contacted)
    if (numbers.days?.length) expect(sum(numbers.days)).toBe(leads)
  }
}

function contact(id: number, minutes: number) {
  return sql`
  update leads set first_contact_at = created_at + make_interval(secs => ${minutes * 60}), first_contact_minutes = ${minutes},
    status = case when status = 'novo' then 'em_contato' else status end
  where id = ${id}`
}

test("statistics agree with the leads before a day is counted, after it, and after later changes", {
  timeout: 60_000,
}, async () => {
  const { owner, worker } = database.as
  const ids = await storeLeads(
    owner,
    random,
    Array.from({ length: 120 }, () => {
      const createdAt = new Date(now.getTime() - random.below(40 * 86_400_000))
      const dueAt = new Date(createdAt.getTime() + 7_200_000)
      return {
        createdAt,
        dueAt,
        isTest: random.below(10) === 0,
        operadora: random.pick(["main", "amil", "alice"]),
      }
    }),
  )
  await expectAgreement()
  const changeRandomLead = async () => {
    const id = random.pick(ids)
    const chance = random.below(12)
    if (chance < 4) await contact(id, random.below(400) + random.below(100) / 100).execute(owner)
    else if (chance === 4)
      await sql`update leads set first_contact_at = null, first_contact_minutes = null, status = 'novo'
        where id = ${id} and status = 'em_contato'`.execute(owner)
    else if (chance === 5) await sql`update leads set is_test = not is_test where id = ${id}`.execute(owner)
    else if (chance === 6) await sql`update leads set operadora = 'medsenior' where id = ${id}`.execute(owner)
    else if (chance === 7) await sql`delete from leads where id = ${id}`.execute(owner)
    else
      await sql`update leads set status = t.to_status from (
          select to_status from lead_status_transitions t join leads l on l.status = t.from_status
          where l.id = ${id} and l.first_contact_at is not null order by random() limit 1) t
        where leads.id = ${id}`.execute(owner)
  }
  for (let step = 0; step < 100; step++) await changeRandomLead()
  await expectAgreement()
  expect(await countFinishedDays(worker)).toBeGreaterThan(10)
  expect(await countFinishedDays(worker)).toBe(0)
  await expectAgreement()
  for (let step = 0; step < 150; step++) await changeRandomLead()
  await expectAgreement()
  // A lead of an earlier day that is stored later, as by an import.
  await storeLeads(owner, random, [{ createdAt: new Date(now.getTime() - 20 * 86_400_000) }])
  await expectAgreement()
})

test("erased leads still count, whether their day was counted before or not; an erased lead without contact counts as late", async () => {
  const { owner, worker } = database.as
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const [old = 0, recent = 0, discarded = 0] = await storeLeads(
    owner,
    random,
    [
      { createdAt: ago(400), updatedAt: ago(400) },
      { createdAt: now, updatedAt: ago(400) },
      { createdAt: ago(300), updatedAt: ago(300), status: "descartado" },
    ].map((lead) => ({ ...lead, dueAt: new Date(lead.createdAt.getTime() + 1) })),
  )
  const erase = (rule: string, id: number) =>
    sql`select erase_leads_past_rule(${rule}, array[${id}]::bigint[], now()) as id`.execute(worker)
  await countFinishedDays(worker)
  expect((await erase("lead_unanswered", old)).rows).toEqual([{ id: old }])
  expect((await erase("lead_discarded", discarded)).rows).toEqual([{ id: discarded }])
  const email = (await owner.selectFrom("leads").select("email").where("id", "=", recent).executeTakeFirst())
    ?.email
  const session = await openHolderSession(owner, email?.toLowerCase() ?? "")
  await sql`select ask_holder_erasure(${session}, 'holder-tell-of-erasure')`.execute(database.as.web)
  await endUndoTime(owner)
  await sql`select finish_holder_erasure('holder-tell-of-erasure')`.execute(worker)
  expect(await owner.selectFrom("leads").select("id").execute()).toEqual([])
  const { funnel, promise, stats } = await read("periodo=inicio")
  expect(funnel).toMatchObject({ leads: 3, contacted: 0 })
  expect(promise).toEqual({ kept: 0, answered: 2, percent: 0 })
  expect(stats).toMatchObject({ total: 3, isFailed: false })
  expect((await read("periodo=hoje")).funnel?.leads).toBe(1)
  await countFinishedDays(worker)
  expect((await read("periodo=inicio")).funnel?.leads).toBe(3)
})

test("statistics have labels of sources and pages, and keep a quote after a lead is reopened", async () => {
  const { owner } = database.as
  const touch = (source?: string, medium?: string) =>
    JSON.stringify({ ...(source ? { source } : {}), ...(medium ? { medium } : {}), landingPath: "/" })
  const ids = await storeLeads(owner, random, [
    {
      operadora: "amil",
      lastTouch: touch("Google", "cpc"),
      sourcePage: "https://webplan.example/amil?utm_source=x#y",
    },
    { operadora: "main", lastTouch: touch(), sourcePage: "https://webplan.example/" },
    { operadora: "alice", lastTouch: touch(), sourcePage: "alice-page" },
  ])
  const [first = 0] = ids
  await contact(first, 30).execute(owner)
  for (const status of ["cotacao_enviada", "em_contato", "perdido"])
    await sql`update leads set status = ${status} where id = ${first}`.execute(owner)
  const numbers = await read("periodo=hoje")
  expect(numbers.bySource).toEqual([
    { label: "direto", leads: 2, closed: 0 },
    { label: "google cpc", leads: 1, closed: 0 },
  ])
  expect(numbers.byPage?.map(({ label }) => label).toSorted()).toEqual(["Alice", "Amil", "Início"])
  expect(numbers.byOperadora?.map(({ label }) => label).toSorted()).toEqual([
    "Alice",
    "Amil",
    "Formulário principal",
  ])
  expect(numbers.funnel).toEqual({
    visits: null,
    formViews: null,
    leads: 3,
    contacted: 1,
    quoted: 1,
    closed: 0,
  })
})

test("[S8.09] [S7.08] statistics that cannot be read are zeros marked as failed and logged once; the other parts are unaffected (D71)", async () => {
  const { owner, staff } = database.as
  await storeLeads(owner, random, [{}])
  const lines: string[] = []
  const log = createLog({
    level: "error",
    process: "test",
    pretty: false,
    personalKeys: [],
    destination: { write: (line) => lines.push(line) },
  })
  await sql`revoke select on lead_totals from webplan_staff`.execute(owner)
  try {
    const numbers = await readNumbers({ db: staff, log }, periodOf("periodo=7-dias"), now)
    expect(numbers.stats).toEqual({ total: 0, today: 0, month: 0, closed: 0, isFailed: true })
    expect(numbers.conversion).toBeNull()
    expect(numbers.funnel?.leads).toBe(1)
    expect(numbers.days).toHaveLength(7)
    expect(lines).toHaveLength(1)
  } finally {
    await sql`grant select on lead_totals to webplan_staff`.execute(owner)
  }
})

test("a writer of articles can read no statistics of leads", async () => {
  await storeLeads(database.as.owner, random, [{}])
  const db = dbAsPerson(database.staffPool, { ...testPerson, role: "redacao" })
  const numbers = await readNumbers({ db, log: silentLog }, periodOf("periodo=inicio"), now)
  expect(numbers).toMatchObject({ funnel: null, promise: null, medianMinutes: null, waitingNow: 0 })
})
