import { sql } from "kysely"
import { Client } from "pg"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { makeValues } from "../../../db/seed/lead-factory.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { eventually } from "../../../testing/eventually.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { timeZone } from "../../locale/pt-br.ts"
import { type OfferId, offers } from "../../plans/catalogue/offers.ts"
import type { Calendar } from "../deadline/promise-clock.ts"
import { newLead } from "../lead/lead.ts"
import { submitLead } from "./submit-lead.server.ts"

let database: TestDatabase
const random = createRandom(3)

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(async () => {
  await sql`truncate leads cascade`.execute(database.as.owner)
  await sql`truncate job_outbox, rate_limits`.execute(database.as.owner)
})
afterAll(() => database.drop())

const workedDay = [["08:00", "20:00"]] as const
const calendar: Calendar = { timeZone, shifts: { 3: workedDay }, holidays: new Set() }

function context(known: Calendar | null = calendar) {
  return {
    db: database.as.web,
    clock: () => new Date("2026-11-18T14:20:00-03:00"),
    officeCalendar: async () => known,
  }
}

function visitor(
  overrides: Partial<ReturnType<typeof makeValues>> = {},
  submissionKey: string | null = random.uuid(),
  offerId: OfferId = "main",
) {
  return newLead({ ...makeValues(random, offerId), ...overrides }, offers[offerId], {
    pageUrl: "https://site.example/?utm_source=google&utm_medium=cpc&utm_campaign=x&utm_term=t&utm_content=c",
    userAgent: "Mozilla/5.0",
    submissionKey,
    firstTouch: { source: "boletim", landingPath: "/amil" },
    suspicions: [],
  })
}

const leads = () => database.as.owner.selectFrom("leads").selectAll().orderBy("id").execute()
const evidence = () => database.as.owner.selectFrom("consentRecords").selectAll().execute()

async function jobs() {
  return (
    await sql<{ name: string; data: unknown }>`select queue as name, payload as data from job_outbox`.execute(
      database.as.owner,
    )
  ).rows
}

test("[S7.03] [S3.07] the payload becomes a row; the answer contains only protocol and deadline, not the id", async () => {
  const lead = visitor({ message: "Olá", idade: "52, 49" })
  const submitted = await submitLead(context(), lead)
  const [row] = await leads()
  expect(submitted).toEqual({ outcome: "created", protocol: row?.protocol, dueAt: row?.dueAt })
  expect(row).toMatchObject({
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    operadora: "main",
    subject: lead.subject,
    message: "Olá",
    idade: "52, 49",
    emailConsent: lead.emailConsent,
    ipAddress: "",
    userAgent: "Mozilla/5.0",
    status: "novo",
    priority: 3,
    utmSource: "google",
    utmMedium: "cpc",
    utmCampaign: "x",
    notes: null,
  })
  expect(row?.createdAt).toBeInstanceOf(Date)
})

test("[S1.07] the deadline of the promise is stored with the lead, and a repeated request gets the first deadline", async () => {
  const lead = visitor()
  const dueAt = new Date("2026-11-18T16:20:00-03:00")
  expect(await submitLead(context(), lead)).toMatchObject({ outcome: "created", dueAt })
  const later = { ...context(), clock: () => new Date("2026-11-18T14:25:00-03:00") }
  expect(await submitLead(later, lead)).toMatchObject({ outcome: "repeated", dueAt })
  expect((await leads()).map((row) => row.dueAt)).toEqual([dueAt])
})

test("without a calendar, or with an empty one, the lead is stored without a deadline", async () => {
  await submitLead(context(null), visitor())
  await submitLead(context({ ...calendar, shifts: {} }), visitor())
  expect((await leads()).map((row) => row.dueAt)).toEqual([null, null])
})

test("[S3.21] first and last touch are stored in addition to the utm columns of the contract", async () => {
  await submitLead(context(), visitor({}, random.uuid(), "alice"))
  const [row] = await leads()
  expect(row).toMatchObject({
    utmSource: "website",
    firstTouch: { source: "boletim", landingPath: "/amil" },
    lastTouch: { source: "google", medium: "cpc", campaign: "x", term: "t", content: "c", landingPath: "/" },
  })
})

test("[S9.07] [S3.17] every form's lead starts as novo with priority 3, and [S3.08] its operadora is the key", async () => {
  for (const offerId of Object.keys(offers) as OfferId[])
    await submitLead(context(), visitor({}, random.uuid(), offerId))
  const rows = await leads()
  expect(rows.map((row) => [row.status, row.priority])).toEqual(rows.map(() => ["novo", 3]))
  expect(rows.map((row) => row.operadora)).toEqual(
    expect.arrayContaining(["main", "amil", "sulamerica", "alice", "porto_seguro", "medsenior"]),
  )
})

test("[S5.12] an automatic message is marked as such", async () => {
  await submitLead(context(), visitor({ message: "  " }))
  await submitLead(context(), visitor({ message: "Quero comparar." }))
  expect((await leads()).map((row) => row.messageIsAutomatic)).toEqual([true, false])
})

test("[S3.11] [S3.12] consent is false unless given, and no IP address is stored", async () => {
  await submitLead(context(), visitor({ emailConsent: false }))
  await submitLead(context(), visitor({ emailConsent: true }))
  expect((await leads()).map((row) => [row.emailConsent, row.ipAddress])).toEqual([
    [false, ""],
    [true, ""],
  ])
})

test("[S3.09] ages are stored as typed, and the numbers in them are extracted", async () => {
  await submitLead(context(), visitor({ idade: "eu 52, esposa (49) e o bebê" }))
  expect((await leads())[0]).toMatchObject({ idade: "eu 52, esposa (49) e o bebê", ages: [52, 49] })
})

async function expectNothingStored(submitting: () => Promise<unknown>) {
  const before = await evidence()
  await submitting()
  expect(await leads()).toEqual([])
  expect(await jobs()).toEqual([])
  expect(await evidence()).toEqual(before)
}

test("row and job are one transaction: a failure between them stores neither", async () => {
  const { owner } = database.as
  await sql`revoke insert (queue, payload) on job_outbox from webplan_intake`.execute(owner)
  try {
    await expectNothingStored(() =>
      expect(submitLead(context(), visitor())).rejects.toThrow(/permission denied.*job_outbox/),
    )
  } finally {
    await sql`grant insert (queue, payload) on job_outbox to webplan_intake`.execute(owner)
  }
})

test("row and job are one transaction: a failure at the commit stores neither", async () => {
  const { owner } = database.as
  await sql`create function fail_at_commit() returns trigger language plpgsql as
    $$ begin raise exception 'the machine died before the commit'; end $$`.execute(owner)
  await sql`create constraint trigger fail_at_commit after insert on leads deferrable initially deferred
    for each row execute function fail_at_commit()`.execute(owner)
  try {
    await expectNothingStored(() => expect(submitLead(context(), visitor())).rejects.toThrow("died"))
  } finally {
    await sql`drop function fail_at_commit cascade`.execute(owner)
  }
})

test("escalation of a new lead starts immediately, that of a test lead never", async () => {
  await submitLead(context(), visitor())
  await submitLead(context(), visitor(), [], { isTest: true })
  expect((await leads()).map(({ isTest, watchAt }) => [isTest, watchAt !== null])).toEqual([
    [false, true],
    [true, false],
  ])
})

test("row and job are one transaction: a success stores both, and the job contains only the id", async () => {
  await submitLead(context(), visitor())
  const [row] = await leads()
  expect(await jobs()).toEqual([{ name: "lead-notify-office", data: { leadId: row?.id } }])
})

test("[S4.28] a hundred submissions of one key at the same time are one row, one event, one record and one job", async () => {
  const lead = visitor()
  const answers = await Promise.all(Array.from({ length: 100 }, () => submitLead(context(), lead)))
  expect(answers.filter((answer) => answer.outcome === "created")).toHaveLength(1)
  expect(answers.filter((answer) => answer.outcome === "repeated")).toHaveLength(99)
  expect(new Set(answers.map((answer) => "protocol" in answer && answer.protocol)).size).toBe(1)
  expect(await leads()).toHaveLength(1)
  expect(await jobs()).toHaveLength(1)
  expect(await database.as.owner.selectFrom("leadEvents").select("id").execute()).toHaveLength(1)
})

test("[S4.28] a key reused with another payload is refused and stores nothing", async () => {
  const lead = visitor()
  await submitLead(context(), lead)
  expect(await submitLead(context(), { ...lead, email: "outra@pessoa.example" })).toEqual({
    outcome: "conflict",
  })
  expect(await leads()).toHaveLength(1)
})

test("[S4.29] without a key, the same request within ten minutes is the same lead; another request is another", async () => {
  const lead = visitor({ name: "José  da Silva" }, null)
  const answers = await Promise.all(Array.from({ length: 10 }, () => submitLead(context(), lead)))
  expect(answers.filter((answer) => answer.outcome === "created")).toHaveLength(1)
  expect((await submitLead(context(), { ...lead, name: "JOSÉ DA SILVA" })).outcome).toBe("repeated")
  expect((await submitLead(context(), { ...lead, message: "Outra pergunta" })).outcome).toBe("created")
  await sql`update leads set created_at = now() - interval '11 minutes'`.execute(database.as.owner)
  expect((await submitLead(context(), lead)).outcome).toBe("created")
  expect(await leads()).toHaveLength(3)
})

test("[S4.29] a request sent with script and then repeated quickly with and without script is one lead", async () => {
  const lead = visitor()
  const press = (n: number) => submitLead(context(), n % 2 ? lead : { ...lead, submissionKey: null })
  const answers = [await press(1), ...(await Promise.all([2, 3, 4, 5, 6].map(press)))]
  expect(answers.filter((answer) => answer.outcome === "created")).toHaveLength(1)
  expect(await leads()).toHaveLength(1)
})

test("[N17.04] the same request is a new lead when the holder asked to erase the first, with a key and without", async () => {
  const { owner } = database.as
  for (const key of [null, random.uuid()]) {
    const request = visitor({}, key)
    await submitLead(context(), request)
    await sql`with asked as (
        insert into holder_requests (kind, email, undo_until) values ('eliminacao', 'x@exemplo.example', now())
        returning id
      )
      update leads set erasure_id = asked.id from asked where erasure_id is null`.execute(owner)
    expect(await submitLead(context(), request)).toMatchObject({ outcome: "created" })
    expect(await submitLead(context(), { ...request, submissionKey: null })).toMatchObject({
      outcome: "repeated",
    })
  }
  expect((await leads()).map(({ erasureId }) => erasureId !== null)).toEqual([true, true, true, false])
})

test("two different requests of one person are two leads", async () => {
  const first = visitor({ message: "Para mim" })
  await submitLead(context(), first)
  const second = { ...first, message: "Para minha mãe" }
  expect((await submitLead(context(), { ...second, submissionKey: random.uuid() })).outcome).toBe("created")
  expect((await submitLead(context(), { ...second, submissionKey: null })).outcome).toBe("repeated")
  expect(await leads()).toHaveLength(2)
})

test("only the desk sends NOTIFY, not lead intake or the worker: a NOTIFY would make commits wait for one another", async () => {
  const listener = new Client({ connectionString: database.urls.worker })
  await listener.connect()
  let notifications = 0
  listener.on("notification", () => {
    notifications++
  })
  await listener.query("listen jobs")
  await submitLead(context(), visitor())
  await sql`select add_job('lead-notify-office', '{"leadId": 1}')`.execute(database.as.worker)
  await listener.query("select")
  expect(notifications).toBe(0)
  await sql`select add_job('lead-notify-office', '{"leadId": 1}')`.execute(database.as.staff)
  await eventually(() => notifications === 1)
  await listener.end()
})
