import { sql } from "kysely"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { createLimiter } from "../../platform/http/rate-limit.server.ts"
import type { Queue } from "../../platform/jobs/queue.ts"
import { createMailer } from "../../platform/mail/mail.server.ts"
import { heldNoticeJobs } from "./held-notice-jobs.server.ts"
import { countHeldNotices } from "./held-notice-store.server.ts"
import { leadJobs } from "./lead-jobs.server.ts"
import { mailHeldNotices, notifyManager, notifyOffice } from "./lead-queues.ts"
import { createVisitorMailIds } from "./visitor-mail-ids.server.ts"

const officeEmail = "cotacoes@webplan.example"
let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let mailer: ReturnType<typeof createMailer>
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner, [gilda])
  smtp = await startSmtpServer()
  mailer = createMailer(smtp.url)
})
afterEach(async () => {
  mailer.close()
  await smtp.close()
  await database.drop()
})

const random = createRandom(88)
const now = new Date("2026-11-18T14:20:00-03:00")

function storeSome(count: number) {
  const leads = Array.from({ length: count }, (_, n) => ({ name: `Pessoa ${n}`, suspicions: [] }))
  return storeLeads(database.as.owner, random, leads)
}

function jobs() {
  const db = database.as.worker
  const context = {
    db,
    log: silentLog,
    clock: () => now,
    sendToOffice: mailer.send,
    sendToVisitor: mailer.send,
    postWebhook: null,
    mailFrom: "site@webplan.example",
    officeEmail,
    officeMailsPerMinute: 2,
    spendLimits: createLimiter({ db, secrets: testSecrets.limits, clock: () => now, log: silentLog }).spend,
    visitorMailIds: createVisitorMailIds(testSecrets.unsubscribe, "site@webplan.example"),
    recordNotified: () => {},
    publicUrl: "https://site.example",
    unsubscribeUrl: () => "https://site.example/sair",
    findReading: async () => null,
    company: { name: "WebPlan" },
    readContact: () => ({
      name: "WebPlan",
      hours: "Todos os dias",
      phone: { display: "(11) 3456-7890", e164: "+551134567890" },
      secondPhone: { display: "(11) 2345-6789" },
      chat: { display: "(11) 91234-5678", hrefFor: () => "https://chat.example" },
      isFictional: false,
    }),
    people: {
      listManagement: async () => [gilda],
      findPerson: async (_: unknown, id: string) => (id === gilda.id ? gilda : null),
    },
  }
  return [...leadJobs(context), ...heldNoticeJobs(context)]
}

async function run(queue: Pick<Queue, "name">, payload: object) {
  await jobs()
    .find((one) => one.queue.name === queue.name)
    ?.run(payload as never)
}

/** Removes and returns the waiting jobs of a queue. */
async function take(queue: Pick<Queue, "name">) {
  const { rows } = await sql<{ data: object }>`
    delete from job_outbox where queue = ${queue.name} returning payload as data`.execute(database.as.owner)
  return rows.map(({ data }) => data)
}

async function notifiedLeads() {
  const rows = await database.as.owner
    .selectFrom("leadEvents")
    .select("leadId")
    .where("kind", "=", "office_notified")
    .orderBy("leadId")
    .execute()
  return rows.map(({ leadId }) => leadId)
}

const held = () => countHeldNotices(database.as.worker)
const toOffice = () => smtp.received.filter(({ recipients }) => recipients[0] === officeEmail)

test("D88: beyond the limit per minute the notice is held, the visitor's receipt is not, and one digest lists every held lead", async () => {
  const ids = await storeSome(5)
  for (const leadId of ids) await run(notifyOffice, { leadId })
  expect(toOffice()).toHaveLength(2)
  expect(await held()).toBe(3)
  expect(await notifiedLeads()).toEqual(ids.slice(0, 2))
  expect(await take({ name: "lead-confirm-visitor" })).toHaveLength(5)

  await run(mailHeldNotices, {})
  const [, , digest, ...more] = toOffice()
  expect(more).toEqual([])
  expect(digest?.subject).toBe("3 pedidos de cotação em um só aviso")
  const rows = await database.as.owner.selectFrom("leads").select(["id", "protocol", "phone"]).execute()
  for (const { id, protocol, phone } of rows.filter(({ id }) => ids.indexOf(id) >= 2))
    for (const text of [protocol, phone, `https://site.example/painel/leads/${id}`]) {
      expect(digest?.html).toContain(text)
      if (!text.startsWith("https")) expect(digest?.text).toContain(text)
    }
  expect(await held()).toBe(0)
  expect(await notifiedLeads()).toEqual(ids)

  await run(mailHeldNotices, {})
  expect(toOffice()).toHaveLength(3)
})

test("D88: the manager gets one mail with the number of held notices", async () => {
  for (const leadId of await storeSome(4)) await run(notifyOffice, { leadId })
  await run(mailHeldNotices, {})
  const managerJobs = await take(notifyManager)
  expect(managerJobs).toEqual([{ staffId: gilda.id, held: 2, at: now.getTime() }])
  await run(notifyManager, managerJobs[0] ?? {})
  expect(smtp.received.at(-1)).toMatchObject({
    recipients: [gilda.email],
    subject: "Muitos pedidos ao mesmo tempo: 2 avisos agrupados",
    text: expect.stringContaining("Nenhum pedido se perdeu"),
  })
})

test("D88: a minute later notices are again sent immediately", async () => {
  const ids = await storeSome(3)
  for (const leadId of ids.slice(0, 2)) await run(notifyOffice, { leadId })
  await sql`update rate_limits set expires_at = expires_at - interval '61 seconds'`.execute(database.as.owner)
  await run(notifyOffice, { leadId: ids[2] })
  expect(toOffice()).toHaveLength(3)
  expect(await held()).toBe(0)
})

test("an unavailable mail server loses no held notice, and a repeated job sends no second notice", async () => {
  const ids = await storeSome(3)
  for (const leadId of ids) await run(notifyOffice, { leadId })
  await sql`truncate rate_limits`.execute(database.as.owner)
  await run(notifyOffice, { leadId: ids[2] })
  expect([toOffice().length, await held()]).toEqual([2, 1])
  smtp.refuse(() => 450)
  await expect(run(mailHeldNotices, {})).rejects.toThrow("is not welcome")
  expect(await held()).toBe(1)
  smtp.refuse(() => null)
  await run(mailHeldNotices, {})
  expect([toOffice().length, await held()]).toEqual([3, 0])
})

test("splits many held leads into several digests, and leaves out an erased lead", async () => {
  const ids = await storeSome(230)
  await sql`insert into held_office_notices (lead_id) select unnest(${ids}::bigint[])`.execute(
    database.as.owner,
  )
  await sql`delete from leads where id = ${ids[0]}`.execute(database.as.owner)
  await run(mailHeldNotices, {})
  expect(toOffice().map(({ subject }) => subject?.split(" ")[0])).toEqual(["200", "29"])
  expect(await notifiedLeads()).toEqual(ids.slice(1))
  expect(await take(notifyManager)).toHaveLength(1)
})
