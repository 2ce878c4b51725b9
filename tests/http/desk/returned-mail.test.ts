import { generateKeyPairSync } from "node:crypto"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { confirmVisitor, notifyOffice, readMailReturns } from "../../../app/leads/notify/lead-queues.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { eventually } from "../../../testing/eventually.ts"
import { mailReport } from "../../../testing/factories/mail-reports.ts"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { verifyDkim } from "../../../testing/oracles/dkim-verifier.ts"
import { openDesk, openWorker } from "../../../testing/servers/app-processes.ts"
import { startImapServer } from "../../../testing/servers/imap-server.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { visitDesk } from "../../../testing/visitors/desk-visit.ts"

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
const key = privateKey.export({ format: "der", type: "pkcs8" }).toString("base64")

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let imap: Awaited<ReturnType<typeof startImapServer>>
let worker: Awaited<ReturnType<typeof openWorker>>
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  smtp = await startSmtpServer()
  imap = await startImapServer()
  const env = {
    DKIM_SELECTOR: "webplan1",
    DKIM_PRIVATE_KEY: key,
    MAIL_RETURNS_URL: imap.url,
    MAIL_RETURNS_ADDRESS: "retornos@webplan.example",
  }
  worker = await openWorker({ database, smtpUrl: smtp.url, env })
  desk = await openDesk({ database })
})
afterAll(async () => {
  await desk.stop()
  await worker.stop()
  await imap.stop()
  await smtp.close()
  await database.drop()
})

function addJob(queue: { name: string }, payload: object) {
  return sql`select add_job(${queue.name}, ${JSON.stringify(payload)}::jsonb)`.execute(database.as.owner)
}

async function counted(outcome: string) {
  const metrics = await (await fetch(worker.metricsUrl)).text()
  return Number(
    new RegExp(`^mail_returns_total\\{outcome="${outcome}"[^}]*\\} (\\d+)`, "m").exec(metrics)?.[1],
  )
}

test("[N18.11] a receipt that comes back is on the page of its lead, in the history and beside the address", async () => {
  const email = "ninguem@exemplo.example"
  const [id = 0] = await storeLeads(database.as.owner, createRandom(18), [{ email, suspicions: [] }])
  await addJob(notifyOffice, { leadId: id })
  const sentTo = (address: string) => smtp.received.find(({ recipients }) => recipients.includes(address))
  const receipt = await eventually(() => sentTo(email))
  // Only receipts come back to the mailbox that the worker reads.
  expect(smtp.received.filter(({ sender }) => sender === "retornos@webplan.example")).toEqual([receipt])
  expect(smtp.received.length).toBeGreaterThan(1)
  expect(receipt).toMatchObject({ sender: "retornos@webplan.example", recipients: [email] })
  const inDns = publicKey.export({ format: "der", type: "spki" }).toString("base64")
  expect(verifyDkim(receipt.raw, inDns)).toMatchObject({ verdict: "valid", tags: { d: "webplan.example" } })
  const messageId = receipt.messageId?.slice(1, -1) ?? ""

  const ana = await enrolPerson(database, { name: "Ana Gestora", role: "administracao" })
  const page = async () => (await visitDesk(ana.browser, `${desk.url}/painel/leads/${id}`)).html
  expect(await page()).not.toContain("voltou")
  await imap.deliver(mailReport("postfix-unknown-user", `lead-${id}-visitor@webplan.example`, "forged"))
  await imap.deliver(mailReport("postfix-unknown-user", messageId, "genuine"))
  await imap.deliver("Subject: letter\r\n\r\nBom dia\r\n")
  await addJob(readMailReturns, {})
  await eventually(async () => (await counted("permanent")) === 1)
  expect(await counted("foreign")).toBe(1)
  const metrics = await (await fetch(worker.metricsUrl)).text()
  expect(metrics).toMatch(/^mail_returns_read_timestamp_seconds\S* 1\d{9}/m)

  const html = await page()
  const warning =
    "O e-mail voltou: o endereço não existe ou não aceita mensagens. Peça o endereço certo por telefone."
  // Beside the button that writes, and beside the address.
  expect(html.split(warning)).toHaveLength(3)
  expect(html.split("O e-mail de confirmação voltou")).toHaveLength(2)
  expect(html).not.toMatch(/5\.1\.1|User unknown/)
  await eventually(async () => (await imap.subjects()).seen.length > 0)
  expect(await imap.subjects()).toEqual({ seen: ["genuine"], unseen: ["forged", "letter"] })
  expect(worker.output()).not.toMatch(/exemplo\.example|only-tests-know/)
  const { rows } = await sql<{ text: string }>`
    select string_agg(e.details::text, '') as text from lead_events e where lead_id = ${id}`.execute(
    database.as.owner,
  )
  expect(rows[0]?.text).toContain('"cause": "address"')
  expect(rows[0]?.text).not.toMatch(/@|User unknown/)
})

test("[N18.11] a mailbox that cannot be reached delays no mail and is not a dead letter", async () => {
  await imap.stop()
  await addJob(readMailReturns, {})
  await eventually(() => worker.output().includes("mailbox of returned mails not read"))
  const [id = 0] = await storeLeads(database.as.owner, createRandom(19), [
    { email: "b@exemplo.example", suspicions: [] },
  ])
  await addJob(confirmVisitor, { leadId: id })
  await eventually(() => smtp.received.some(({ recipients }) => recipients.includes("b@exemplo.example")))
  const { rows } = await sql`select from pgboss.job where name = ${`${readMailReturns.name}-dead`}`.execute(
    database.as.owner,
  )
  expect(rows).toEqual([])
})
