import { sql } from "kysely"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { makeLead } from "../../../db/seed/lead-factory.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { PermanentJobError } from "../../platform/jobs/queue.server.ts"
import type { Queue } from "../../platform/jobs/queue.ts"
import { createMailer } from "../../platform/mail/mail.server.ts"
import { countEarlierLeads } from "../lead/lead-store.server.ts"
import { leadJobs } from "./lead-jobs.server.ts"
import { confirmVisitor, deliverWebhook, notifyOffice } from "./lead-queues.ts"
import { createVisitorMailIds } from "./visitor-mail-ids.server.ts"

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let mailer: ReturnType<typeof createMailer>
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  smtp = await startSmtpServer()
  mailer = createMailer(smtp.url)
})
afterEach(async () => {
  mailer.close()
  await smtp.close()
  await database.drop()
})

const random = createRandom(7)
const visitorMailIds = createVisitorMailIds(testSecrets.unsubscribe, "site@webplan.example")

async function store(changes: Record<string, unknown> = {}) {
  const { firstTouch: _first, lastTouch, ...lead } = makeLead(random, "amil")
  const { id } = await database.as.owner
    .insertInto("leads")
    .values({
      ...lead,
      name: "Ana Lima",
      email: "ana@exemplo.example",
      suspicions: [],
      lastTouch: JSON.stringify(lastTouch),
      ...changes,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

type Context = Parameters<typeof leadJobs>[0]

async function run(which: Queue<{ leadId: number }>, leadId: number, changes: Partial<Context> = {}) {
  const jobs = leadJobs({
    db: database.as.worker,
    log: silentLog,
    clock: () => new Date("2026-11-18T14:20:00-03:00"),
    sendToOffice: mailer.send,
    sendToVisitor: mailer.send,
    postWebhook: null,
    mailFrom: "site@webplan.example",
    officeEmail: "cotacoes@webplan.example",
    officeMailsPerMinute: 60,
    spendLimits: async () => true,
    recordNotified: () => {},
    visitorMailIds,
    publicUrl: "https://site.example",
    unsubscribeUrl: (protocol) => `https://site.example/sair/${protocol}`,
    findReading: async () => null,
    company: { name: "WebPlan" },
    readContact: () => ({
      name: "WebPlan",
      hours: "Todos os dias",
      phone: { display: "(11) 3456-7890", e164: "+551134567890" },
      secondPhone: { display: "(11) 2345-6789" },
      chat: { display: "(11) 91234-5678", hrefFor: (protocol: string) => `https://chat.example/${protocol}` },
      isFictional: false,
    }),
    ...changes,
  })
  await jobs.find((one) => one.queue === which)?.run({ leadId } as never)
}

async function eventsOf(leadId: number) {
  const rows = await database.as.owner
    .selectFrom("leadEvents")
    .select(["kind", "details"])
    .where("leadId", "=", leadId)
    .orderBy("id")
    .execute()
  return rows.map(({ kind, details }) => ({ kind, ...(details as object) }))
}

async function waitingJobs() {
  const { rows } = await sql<{
    name: string
  }>`select queue as name from job_outbox where queue like 'lead-%' order by queue`.execute(database.as.owner)
  return rows.map(({ name }) => name)
}

test("the job of a new lead adds the other jobs once and mails the office once, even if it runs several times", async () => {
  const id = await store()
  const postWebhook = async () => "delivered" as const
  await Promise.all([1, 2, 3].map(() => run(notifyOffice, id, { postWebhook })))
  await run(notifyOffice, id, { postWebhook })
  expect(await waitingJobs()).toEqual(["lead-confirm-visitor", "lead-deliver-webhook"])
  expect((await eventsOf(id)).map(({ kind }) => kind).toSorted()).toEqual(["dispatched", "office_notified"])
  expect(new Set(smtp.received.map(({ messageId }) => messageId))).toEqual(
    new Set([`<lead-${id}-office@webplan.example>`]),
  )
})

test("a mail server that refuses the office's address delays neither the visitor's receipt nor the webhook", async () => {
  const id = await store()
  smtp.refuse((address) => (address.startsWith("cotacoes@") ? 550 : null))
  await expect(run(notifyOffice, id)).rejects.toThrow("refuses the office's address")
  expect(await waitingJobs()).toEqual(["lead-confirm-visitor"])
  await run(confirmVisitor, id)
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual([["ana@exemplo.example"]])
  smtp.refuse(() => null)
  await run(notifyOffice, id)
  expect(await waitingJobs()).toEqual(["lead-confirm-visitor"])
  expect(await eventsOf(id)).toEqual([
    { kind: "dispatched" },
    { kind: "visitor_confirmed" },
    { kind: "office_notified" },
  ])
})

test("the visitor's receipt has sender, Reply-To and Auto-Submitted, and is sent once", async () => {
  const id = await store()
  await run(confirmVisitor, id)
  await run(confirmVisitor, id)
  expect(smtp.received).toHaveLength(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({
    from: { name: "WebPlan", address: "site@webplan.example" },
    to: [{ address: "ana@exemplo.example" }],
    replyTo: [{ address: "cotacoes@webplan.example" }],
    messageId: `<${visitorMailIds.idOf(id)}>`,
  })
  expect(mail?.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated")
  expect(mail?.text).toContain("Recebemos seu pedido de cotação, Ana.")
})

test("[N2.10] the receipt names who accepted the lead, and the article while it is published", async () => {
  const id = await store({ ownerId: testPerson.id })
  await run(confirmVisitor, id, {
    findReading: async () => ({ title: "Carência", url: "https://site.example/blog/carencias" }),
  })
  const [mail] = smtp.received
  expect(mail?.text).toContain(`Quem liga: ${testPerson.name.split(" ")[0]}, da WebPlan\n`)
  expect(mail?.text).toContain("Enquanto espera, leia: Carência\nhttps://site.example/blog/carencias\n")
})

test("sends no receipt for a suspicious lead, nor for a fourth lead of one address in a day; the event has the reason", async () => {
  const suspicious = await store({ suspicions: ["honeypot"] })
  await run(confirmVisitor, suspicious)
  expect(await eventsOf(suspicious)).toEqual([{ kind: "visitor_not_confirmed", reason: "suspicious" }])
  await store({ createdAt: new Date(Date.now() - 25 * 3600_000) })
  const ids: number[] = []
  for (const email of [
    "ana@exemplo.example",
    "ANA@exemplo.example",
    "ana@Exemplo.example",
    "Ana@exemplo.example",
  ])
    ids.push(await store({ email }))
  // All at the same time and in reverse order: the first three leads get a receipt whatever job runs first.
  await Promise.all(ids.toReversed().map((id) => run(confirmVisitor, id)))
  expect((await Promise.all(ids.map(eventsOf))).flat()).toEqual([
    { kind: "visitor_confirmed" },
    { kind: "visitor_confirmed" },
    { kind: "visitor_confirmed" },
    { kind: "visitor_not_confirmed", reason: "too_many" },
  ])
  expect(smtp.received).toHaveLength(3)
})

test("[N18.03] the receipt of one lead does not read all the others, so a backlog takes no longer for each", async () => {
  const { owner, worker } = database.as
  const emails = Array.from({ length: 3000 }, (_, n) => `gente${n}@exemplo.example`)
  await storeLeads(
    owner,
    random,
    emails.map((email) => ({ email, suspicions: [] })),
  )
  const ids = [await store(), await store(), await store()]
  await sql`analyze leads`.execute(owner)
  await worker.transaction().execute(async (transaction) => {
    expect(await countEarlierLeads(transaction, ids[2] ?? 0)).toBe(2)
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_all_tables where relname = 'leads'`.execute(
      transaction,
    )
    expect(rows[0]?.read).toBeLessThan(20)
  })
})

test("records an address that the server refuses permanently and does not retry; throws on a temporary refusal", async () => {
  const id = await store()
  smtp.refuse(() => 451)
  await expect(run(confirmVisitor, id)).rejects.toThrow("all recipients were rejected")
  expect(await eventsOf(id)).toEqual([])
  smtp.refuse(() => 550)
  await run(confirmVisitor, id)
  await run(confirmVisitor, id)
  expect(smtp.refusals()).toBe(2)
  expect(await eventsOf(id)).toEqual([{ kind: "visitor_unreachable", reason: "refused" }])
})

test("an address that passes the form but is unsafe for mail gets no receipt and no Reply-To", async () => {
  const id = await store({ email: "a,b@c.d" })
  await run(confirmVisitor, id)
  expect(await eventsOf(id)).toEqual([{ kind: "visitor_unreachable", reason: "address" }])
  await run(notifyOffice, id)
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]?.replyTo).toBe(undefined)
  expect(smtp.received[0]?.text).toContain("E-mail (não parece correto): a,b@c.d")
})

test("[D46] a test lead and an erased lead cause no mail and no webhook", async () => {
  const posted: string[] = []
  const postWebhook = async ({ body }: { body: string }) => {
    posted.push(body)
    return "delivered" as const
  }
  for (const id of [await store({ isTest: true }), 999_999])
    for (const which of [notifyOffice, confirmVisitor, deliverWebhook]) await run(which, id, { postWebhook })
  expect([smtp.received, posted, await waitingJobs()]).toEqual([[], [], []])
})

test("delivers the lead to the CRM once under its protocol; a rejection is not retried, an outage is", async () => {
  const id = await store({ firstTouch: JSON.stringify({ source: "google" }) })
  await expect(run(deliverWebhook, id, { postWebhook: async () => "rejected" })).rejects.toThrow(
    PermanentJobError,
  )
  const outage = () => Promise.reject(new Error("the webhook's receiver answered 503"))
  await expect(run(deliverWebhook, id, { postWebhook: outage })).rejects.toThrow("503")
  expect(await eventsOf(id)).toEqual([])
  const posted: { body: string; idempotencyKey: string }[] = []
  const postWebhook = async (message: { body: string; idempotencyKey: string }) => {
    posted.push(message)
    return "delivered" as const
  }
  await run(deliverWebhook, id, { postWebhook })
  await run(deliverWebhook, id, { postWebhook })
  expect(await eventsOf(id)).toEqual([{ kind: "webhook_delivered" }])
  expect(posted).toHaveLength(1)
  const { lead } = JSON.parse(posted[0]?.body ?? "") as { lead: Record<string, unknown> }
  expect(lead).toMatchObject({
    id,
    protocol: posted[0]?.idempotencyKey,
    name: "Ana Lima",
    operadora: "amil",
    first_touch: { source: "google" },
  })
  expect(Object.keys(lead)).not.toContain("ip_address")
})
