import { execFile } from "node:child_process"
import type { IncomingHttpHeaders } from "node:http"
import { promisify } from "node:util"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { submitLead } from "../../app/leads/intake/submit-lead.server.ts"
import { mailHeldNotices } from "../../app/leads/notify/lead-queues.ts"
import { createVisitorMailIds } from "../../app/leads/notify/visitor-mail-ids.server.ts"
import { signatureOf } from "../../app/platform/http/webhook.server.ts"
import { systemClock } from "../../app/platform/time/clock.ts"
import { makeLead } from "../../db/seed/lead-factory.ts"
import { createRandom } from "../../db/seed/random.ts"
import { eventually } from "../../testing/eventually.ts"
import { closeOffice } from "../../testing/factories/office-hours.ts"
import { gilda, storePeople } from "../../testing/factories/office-people.ts"
import { officeEmail, openSite, openWorker } from "../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"
import { startWebhookReceiver } from "../../testing/servers/webhook-receiver.ts"
import { firstVersion, testSecrets } from "../../testing/test-secrets.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

const run = promisify(execFile)

async function runJobs(...args: string[]) {
  const env = { PATH: process.env["PATH"], NO_COLOR: "1", DATABASE_URL_WORKER: database.urls.worker }
  const { stdout } = await run(process.execPath, ["tools/jobs.ts", ...args], { env })
  return stdout
}

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await closeOffice(database)
  smtp = await startSmtpServer()
})
afterEach(async () => {
  await smtp.close()
  await database.drop()
})

const { name, email, phone } = goodFields
const ana = { name, email, phone, phoneE164: "+5511987654321" }

const toOffice = () => smtp.received.filter(({ recipients }) => recipients.includes(officeEmail))
const toVisitor = () => smtp.received.filter(({ recipients }) => !recipients.includes(officeEmail))

async function events() {
  const rows = await database.as.owner
    .selectFrom("leadEvents")
    .select(["kind", "actor"])
    .orderBy("id")
    .execute()
  return rows.map(({ kind, actor }) => `${actor} ${kind}`)
}

async function jobStates(queue: string) {
  const { rows } = await sql<{
    state: string
  }>`select state::text from pgboss.job where name = ${queue}`.execute(database.as.owner)
  return rows.map(({ state }) => state)
}

/** What the site does with a posted form. */
function submit(changes: Partial<typeof ana> = ana, seed = 1) {
  const lead = makeLead(createRandom(seed), "main")
  return submitLead(
    { db: database.as.web, clock: systemClock, officeCalendar: async () => null },
    { ...lead, ...changes },
  )
}

test("a posted form becomes an e-mail to the office with the visitor as reply address, and a receipt to the visitor", async () => {
  const site = await openSite({ database })
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  await postForm(site.url, goodFields)
  await site.stop()
  const mail = await eventually(() => toOffice()[0])
  expect(mail.recipients).toEqual([officeEmail])
  expect(mail.replyTo?.[0]).toMatchObject({ name: "Ana Lima", address: "ana@exemplo.example" })
  expect(mail.subject).toMatch(/^Nova cotação WP-[\w-]+: Plano por Adesão$/)
  expect(mail.text).toContain("Quero comparar.")
  expect(mail.text).toMatch(/Prazo prometido: contato .+, até as \d+h/)
  expect(mail.text).toContain("http://localhost/painel/leads/1")
  const receipt = await eventually(() => toVisitor()[0])
  expect(receipt.recipients).toEqual(["ana@exemplo.example"])
  expect(receipt.subject).toMatch(/^Vamos ligar .+, até as \d+h\d*: pedido WP-[\w-]+$/)
  expect(receipt.text).toMatch(/Vamos ligar para você .+, até as \d+h/)
  expect(receipt.text).not.toContain("Quero comparar.")
  await eventually(async () => (await events()).length === 4)
  expect((await events()).toSorted()).toEqual([
    "web created",
    "worker dispatched",
    "worker office_notified",
    "worker visitor_confirmed",
  ])
  expect(await worker.stop()).toBe(0)
  expect(worker.output()).not.toMatch(/Ana Lima|ana@exemplo|98765/)
})

test("after kill -9 of a worker its job runs again within 35 s and the e-mail arrives", async () => {
  const doomed = await openWorker({ database, smtpUrl: smtp.url })
  smtp.hold()
  await submit()
  await eventually(() => smtp.attempts() === 1)
  await doomed.kill()
  const killedAt = Date.now()
  const next = await openWorker({ database, smtpUrl: smtp.url })
  smtp.release()
  // The office's mail was started twice, and the visitor's mail followed.
  await eventually(() => smtp.attempts() >= 3 && toOffice().length >= 1 && toVisitor().length >= 1, 35_000)
  expect(Date.now() - killedAt).toBeLessThan(35_000)
  expect(new Set(toOffice().map(({ messageId }) => messageId))).toEqual(
    new Set(["<lead-1-office@webplan.example>"]),
  )
  await eventually(async () => (await jobStates("lead-notify-office")).join() === "completed")
  await next.stop()
})

test("D88: office mails above the limit per minute wait for one digest and are counted in the metrics, and a manager is notified", async () => {
  await storePeople(database.as.owner, [gilda])
  const env = { OFFICE_MAILS_PER_MINUTE: "2" }
  const worker = await openWorker({ database, smtpUrl: smtp.url, env })
  const notices = () => toOffice().filter(({ subject }) => subject?.startsWith("Nova cotação"))
  for (let n = 1; n <= 5; n++) expect(await submit(ana, n)).toMatchObject({ outcome: "created" })
  const gauge = async () =>
    /office_notices_held\{[^}]*\} (\d+)/.exec(await (await fetch(worker.metricsUrl)).text())?.[1]
  await eventually(async () => (await gauge()) === "3")
  await eventually(() => notices().length === 2)
  // The visitors still get their receipts.
  await eventually(
    () => toVisitor().filter(({ subject }) => /^(Vamos ligar|Recebemos)/.test(subject ?? "")).length >= 3,
  )
  await sql`select add_job(${mailHeldNotices.name}, '{}')`.execute(database.as.owner)
  const digest = await eventually(() => toOffice().find(({ subject }) => subject?.includes("em um só aviso")))
  expect(digest.subject).toBe("3 pedidos de cotação em um só aviso")
  await eventually(() =>
    smtp.received.find(
      ({ subject, recipients }) => recipients.includes(gilda.email) && subject?.startsWith("Muitos pedidos"),
    ),
  )
  expect(await gauge()).toBe("0")
  expect(notices()).toHaveLength(2)
  expect((await events()).filter((event) => event === "worker office_notified")).toHaveLength(5)
  await worker.stop()
})

test("a starting worker processes a backlog without waiting for the poll between batches", async () => {
  for (let n = 1; n <= 40; n++) await submit({}, n)
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  // Four at a time every two seconds would take eighteen.
  await eventually(() => new Set(toOffice().map(({ messageId }) => messageId)).size === 40, 15_000)
  await worker.stop()
})

test("an unavailable mail server only delays both mails", async () => {
  await smtp.close()
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  await submit()
  await eventually(() => worker.output().includes("job failed, will retry"))
  expect(worker.output()).not.toMatch(/Ana Lima|ana@exemplo/)
  await eventually(async () => (await jobStates("lead-notify-office")).join() === "retry")
  await worker.stop()
  smtp = await startSmtpServer()
  const next = await openWorker({ database, smtpUrl: smtp.url })
  await eventually(() => toOffice().length === 1 && toVisitor().length === 1)
  await next.stop()
})

test("after temporary 451 refusals the mail server gets each mail exactly once with the same Message-ID", async () => {
  smtp.refuse(() => 451)
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  await submit()
  // The delay doubles each time: after a fourth refusal it would be up to 32 s.
  await eventually(() => smtp.refusals() >= 2)
  smtp.refuse(() => null)
  await eventually(
    async () =>
      [...(await jobStates("lead-notify-office")), ...(await jobStates("lead-confirm-visitor"))].join() ===
      "completed,completed",
  )
  expect(smtp.received.map(({ messageId }) => `${messageId}`).toSorted()).toEqual([
    "<lead-1-office@webplan.example>",
    `<${createVisitorMailIds(testSecrets.unsubscribe, "site@webplan.example").idOf(1)}>`,
  ])
  await worker.stop()
  expect(worker.output()).not.toMatch(/ana@exemplo/)
})

test("processes a job that an older version added", async () => {
  await sql`insert into leads (name, email, phone, operadora, subject, message, source_page, fingerprint)
    values ('Ana Lima', 'ana@exemplo.example', '1', 'main', 'plano_adesao', 'Oi', '/', sha256('x'))`.execute(
    database.as.owner,
  )
  await sql`select add_job('lead-notify-office', '{"leadId": 1}')`.execute(database.as.owner)
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  await eventually(() => toOffice().length === 1 && toVisitor().length === 1)
  await worker.stop()
})

test("the CRM gets the signed lead; a rejected one becomes a dead letter in logs, metrics and npm run jobs", async () => {
  const crm = await startWebhookReceiver(() => 422)
  const secret = "a-secret-that-both-sides-know-about"
  const worker = await openWorker({
    database,
    smtpUrl: smtp.url,
    env: {
      NODE_ENV: "development",
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRETS: `1:${secret}`,
      CRM_WEBHOOK_ALLOW_PRIVATE: "1",
    },
  })
  await submit()
  await eventually(() => worker.output().includes("job failed finally"))
  const dead = 'jobs_in_queue{queue="lead-deliver-webhook",state="dead",process="worker"} 1'
  await eventually(async () => (await (await fetch(worker.metricsUrl)).text()).includes(dead))
  expect(await runJobs()).toMatch(/lead-deliver-webhook' +│ 0 +│ 0 +│ 0 +│ 1 /)

  crm.answer = () => 204
  expect(await runJobs("retry", "lead-deliver-webhook")).toBe(
    "1 dead letters of lead-deliver-webhook moved back to the queue\n",
  )
  await eventually(async () => (await events()).includes("worker webhook_delivered"))
  expect(crm.received).toHaveLength(2)
  const [, { headers, body } = { headers: {} as IncomingHttpHeaders, body: "" }] = crm.received
  const seconds = Number(/^t=(\d+),/.exec(String(headers["webhook-signature"]))?.[1])
  expect(headers["webhook-signature"]).toBe(signatureOf(firstVersion(secret), seconds, body))
  expect(JSON.parse(body)).toMatchObject({
    type: "lead.created",
    lead: { protocol: headers["idempotency-key"], name: "Ana Lima", phone_e164: "+5511987654321" },
  })
  await worker.stop()
  await crm.close()
  expect(worker.output()).not.toMatch(/Ana Lima|ana@exemplo|98765/)
})
