import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { makeValues } from "../../db/seed/lead-factory.ts"
import { createRandom } from "../../db/seed/random.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../tests/support/test-database.ts"
import { createEnqueue, type Enqueue } from "../platform/queue.server.ts"
import { type OfferId, offers } from "./catalog.ts"
import { newLead, officeTimeZone } from "./lead.ts"
import type { Calendar } from "./promise-clock.ts"
import { submitLead } from "./submit-lead.server.ts"

let database: TestDatabase
let queue: ReturnType<typeof createEnqueue>
const random = createRandom(3)

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  queue = createEnqueue({ url: database.urls.web, name: "test queue", log: silentLog })
})
beforeEach(async () => {
  await sql`truncate leads, lead_counters cascade`.execute(database.as.owner)
  await sql`truncate pgboss.job`.execute(database.as.owner)
})
afterAll(async () => {
  await queue.close()
  await database.drop()
})

const workedDay = [["08:00", "20:00"]] as const
const calendar: Calendar = { timeZone: officeTimeZone, shifts: { 3: workedDay }, holidays: new Set() }

const world = (enqueue: Enqueue = queue.enqueue, known: Calendar | null = calendar) => ({
  db: database.as.web,
  enqueue,
  clock: () => new Date("2026-11-18T14:20:00-03:00"),
  officeCalendar: async () => known,
})

const visitor = (
  overrides: Partial<ReturnType<typeof makeValues>> = {},
  submissionKey: string | null = random.uuid(),
  offerId: OfferId = "main",
) =>
  newLead({ ...makeValues(random, offerId), ...overrides }, offers[offerId], {
    pageUrl: "https://site.example/?utm_source=google&utm_medium=cpc&utm_campaign=x&utm_term=t&utm_content=c",
    userAgent: "Mozilla/5.0",
    submissionKey,
    firstTouch: { source: "boletim", landingPath: "/amil" },
    suspicions: [],
  })

const leads = () => database.as.owner.selectFrom("leads").selectAll().orderBy("id").execute()
const jobs = async () =>
  (await sql<{ name: string; data: unknown }>`select name, data from pgboss.job`.execute(database.as.owner))
    .rows

test("[S7.03] [S3.07] the payload becomes a row; the answer names id-free protocol and deadline only", async () => {
  const lead = visitor({ message: "Olá", idade: "52, 49" })
  const submitted = await submitLead(world(), lead)
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

test("[S1.07] the deadline of the promise is stored with the lead, and a repetition is told the first one", async () => {
  const lead = visitor()
  const dueAt = new Date("2026-11-18T16:20:00-03:00")
  expect(await submitLead(world(), lead)).toMatchObject({ outcome: "created", dueAt })
  const later = { ...world(), clock: () => new Date("2026-11-18T14:25:00-03:00") }
  expect(await submitLead(later, lead)).toMatchObject({ outcome: "repeated", dueAt })
  expect((await leads()).map((row) => row.dueAt)).toEqual([dueAt])
})

test("without a calendar, or with an empty one, the lead is kept and has no deadline", async () => {
  await submitLead(world(queue.enqueue, null), visitor())
  await submitLead(world(queue.enqueue, { ...calendar, shifts: {} }), visitor())
  expect((await leads()).map((row) => row.dueAt)).toEqual([null, null])
})

test("[S3.21] what the visit carried is kept beside the contract's columns", async () => {
  await submitLead(world(), visitor({}, random.uuid(), "alice"))
  const [row] = await leads()
  expect(row).toMatchObject({
    utmSource: "website",
    firstTouch: { source: "boletim", landingPath: "/amil" },
    lastTouch: { source: "google", medium: "cpc", campaign: "x", term: "t", content: "c", landingPath: "/" },
  })
})

test("[S9.07] [S3.17] every form's lead starts as novo with priority 3, and [S3.08] its operadora is the key", async () => {
  for (const offerId of Object.keys(offers) as OfferId[])
    await submitLead(world(), visitor({}, random.uuid(), offerId))
  const rows = await leads()
  expect(rows.map((row) => [row.status, row.priority])).toEqual(rows.map(() => ["novo", 3]))
  expect(rows.map((row) => row.operadora)).toEqual([
    "main",
    "amil",
    "sulamerica",
    "alice",
    "porto_seguro",
    "medsenior",
  ])
})

test("[S5.12] an automatic message is marked as such", async () => {
  await submitLead(world(), visitor({ message: "  " }))
  await submitLead(world(), visitor({ message: "Quero comparar." }))
  expect((await leads()).map((row) => row.messageIsAutomatic)).toEqual([true, false])
})

test("[S3.11] [S3.12] consent is false unless given, and no address is stored", async () => {
  await submitLead(world(), visitor({ emailConsent: false }))
  await submitLead(world(), visitor({ emailConsent: true }))
  expect((await leads()).map((row) => [row.emailConsent, row.ipAddress])).toEqual([
    [false, ""],
    [true, ""],
  ])
})

test("[S3.09] ages are stored as typed, whatever they are", async () => {
  await submitLead(world(), visitor({ idade: "eu 52, esposa (49) e o bebê" }))
  expect((await leads())[0]).toMatchObject({ idade: "eu 52, esposa (49) e o bebê", ages: [52, 49] })
})

test("row and job are one fact: a failure between them leaves neither", async () => {
  const failing: Enqueue = async () => {
    throw new Error("the queue is away")
  }
  await expect(submitLead(world(failing), visitor())).rejects.toThrow("the queue is away")
  expect(await leads()).toEqual([])
  expect(await jobs()).toEqual([])
})

test("row and job are one fact: a failure after both leaves neither", async () => {
  const failing: Enqueue = async (transaction, to, payload) => {
    await queue.enqueue(transaction, to, payload)
    throw new Error("the machine died before the commit")
  }
  await expect(submitLead(world(failing), visitor())).rejects.toThrow("died")
  expect(await leads()).toEqual([])
  expect(await jobs()).toEqual([])
})

test("row and job are one fact: a success leaves both, and the job carries an id only", async () => {
  await submitLead(world(), visitor())
  const [row] = await leads()
  expect(await jobs()).toEqual([{ name: "lead-notify-office", data: { leadId: row?.id } }])
})

test("[S4.28] twenty submissions of one key at once are one row, one event and one job", async () => {
  const lead = visitor()
  const answers = await Promise.all(Array.from({ length: 20 }, () => submitLead(world(), lead)))
  expect(answers.filter((answer) => answer.outcome === "created")).toHaveLength(1)
  expect(new Set(answers.map((answer) => "protocol" in answer && answer.protocol)).size).toBe(1)
  expect(await leads()).toHaveLength(1)
  expect(await jobs()).toHaveLength(1)
  expect(await database.as.owner.selectFrom("leadEvents").select("id").execute()).toHaveLength(1)
})

test("[S4.28] a key reused with another payload is refused and stores nothing", async () => {
  const lead = visitor()
  await submitLead(world(), lead)
  expect(await submitLead(world(), { ...lead, email: "outra@pessoa.example" })).toEqual({
    outcome: "conflict",
  })
  expect(await leads()).toHaveLength(1)
})

test("[S4.29] without a key, the same request within ten minutes is the same lead; another request is another", async () => {
  const lead = visitor({ name: "José  da Silva" }, null)
  const answers = await Promise.all(Array.from({ length: 10 }, () => submitLead(world(), lead)))
  expect(answers.filter((answer) => answer.outcome === "created")).toHaveLength(1)
  expect((await submitLead(world(), { ...lead, name: "JOSÉ DA SILVA" })).outcome).toBe("repeated")
  expect((await submitLead(world(), { ...lead, message: "Outra pergunta" })).outcome).toBe("created")
  await sql`update leads set created_at = now() - interval '11 minutes'`.execute(database.as.owner)
  expect((await submitLead(world(), lead)).outcome).toBe("created")
  expect(await leads()).toHaveLength(3)
})

test("no queue notifies: a NOTIFY would make the commits of leads wait for one another", async () => {
  const { rows } = await sql`select name from pgboss.queue where notify`.execute(database.as.owner)
  expect(rows).toEqual([])
})
