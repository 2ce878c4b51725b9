import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { endUndoTime, openHolderSession } from "../../../testing/factories/holder-session.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { hashOfSecret, newSecret } from "../../platform/http/random-secret.server.ts"
import { createMailer } from "../../platform/mail/mail.server.ts"
import { holderJobs } from "./holder-jobs.server.ts"
import { finishHolderErasures, notifyOfErasure, sendHolderLink } from "./holder-queues.ts"
import { askHolderErasure, askHolderLink, openHolderLink, undoHolderErasure } from "./holder-store.server.ts"

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let mailer: ReturnType<typeof createMailer>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  smtp = await startSmtpServer()
  mailer = createMailer(smtp.url)
})
afterAll(async () => {
  mailer.close()
  await smtp.close()
  await database.drop()
})

const email = "ana@exemplo.example"
beforeEach(async () => {
  const { owner } = database.as
  await sql`truncate leads, holder_links, holder_request_events, holder_requests cascade`.execute(owner)
  smtp.received.length = 0
  smtp.refuse(() => null)
  await storeLeads(owner, createRandom(7), [{ email }])
})

async function run(name: string, payload: object) {
  const jobs = holderJobs({
    db: database.as.worker,
    log: silentLog,
    sendToOffice: mailer.send,
    sendToVisitor: mailer.send,
    mailFrom: "site@webplan.example",
    officeEmail: "cotacoes@webplan.example",
    publicUrl: "https://site.example",
    company: { name: "WebPlan" },
    readContact: () => ({ name: "WebPlan", phone: { display: "(11) 3456-7890" } }),
  })
  await jobs.find(({ queue }) => queue.name === name)?.run(payload as never)
}

async function requestLink(address = email) {
  await askHolderLink(database.as.web, address, [])
  const { rows } = await sql<{ id: string }>`
    select id from holder_links order by created_at desc limit 1`.execute(database.as.owner)
  return { linkId: rows[0]?.id ?? "" }
}

function mailedTokens() {
  return smtp.received
    .map(({ text }) => /entrar\/([\w-]{43})/.exec(text ?? "")?.[1] ?? "none")
    .map(hashOfSecret)
}

async function countAddresses() {
  const { rows } = await sql`select email from holder_links where email is not null`.execute(
    database.as.owner,
  )
  return rows.length
}

test("a repeated job mails a new link and only the newest works; after it is opened, nothing more is mailed", async () => {
  const { web } = database.as
  const payload = await requestLink()
  await run(sendHolderLink.name, payload)
  await run(sendHolderLink.name, payload)
  const [older, newer] = mailedTokens()
  if (!older || !newer) throw new Error("two mails were due")
  expect(await openHolderLink(web, older, newSecret().hash)).toBe(false)
  expect(await openHolderLink(web, newer, newSecret().hash)).toBe(true)
  await run(sendHolderLink.name, payload)
  expect(smtp.received).toHaveLength(2)
})

test("deletes an unknown or permanently refused address immediately; throws on a temporary refusal", async () => {
  await run(sendHolderLink.name, await requestLink("ninguem@exemplo.example"))
  expect(smtp.received[0]?.subject).toMatch(/Não encontramos dados/)
  smtp.refuse(() => 550)
  await run(sendHolderLink.name, await requestLink())
  expect(await countAddresses()).toBe(0)
  smtp.refuse(() => 451)
  await expect(run(sendHolderLink.name, await requestLink())).rejects.toThrow(/451|not welcome/)
  expect(await countAddresses()).toBe(1)
})

async function erase() {
  const session = await openHolderSession(database.as.owner, email)
  await askHolderErasure(database.as.web, session)
  const { rows } = await sql<{ id: number }>`
    select id from holder_requests where kind = 'eliminacao'`.execute(database.as.owner)
  return { session, payload: { requestId: rows[0]?.id ?? 0 } }
}

const mailsTo = (address: string) => smtp.received.filter(({ recipients }) => recipients.includes(address))

test("[N17.04] the office is told of a lock and of its end, each once; then the protocols are deleted from the proof", async () => {
  const { owner } = database.as
  const { protocol } = await owner.selectFrom("leads").select("protocol").executeTakeFirstOrThrow()
  const { payload } = await erase()
  for (let n = 0; n < 2; n++) await run(notifyOfErasure.name, payload)
  await endUndoTime(owner)
  for (let n = 0; n < 2; n++) await run(finishHolderErasures.name, {})
  for (let n = 0; n < 2; n++) await run(notifyOfErasure.name, payload)
  const [locked, erased, ...more] = mailsTo("cotacoes@webplan.example").map(({ text }) => text ?? "")
  expect(locked).toContain(`O pedido ${protocol} está fora de todas as listas`)
  expect(erased).toContain(`Apague também os avisos por e-mail e o que houver no CRM: ${protocol}`)
  expect(more).toEqual([])
  const kept = await sql`select erased_protocols from holder_requests where kind = 'eliminacao'`.execute(
    owner,
  )
  expect(kept.rows).toEqual([{ erasedProtocols: [] }])
})

test("[N17.04] the holder is told once what happens and how to undo it, and nothing after undoing it", async () => {
  const { payload } = await erase()
  for (let n = 0; n < 2; n++) await run(notifyOfErasure.name, payload)
  expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
    "Pedido para apagar os seus dados na WebPlan",
  ])
  expect(mailsTo(email)[0]?.text).toContain("https://site.example/privacidade/meus-dados")
  await sql`delete from holder_request_events where kind = 'holder_told'`.execute(database.as.owner)
  await undoHolderErasure(database.as.web, await openHolderSession(database.as.owner, email), {
    notify: "n",
    confirm: "c",
    webhook: "w",
  })
  await run(notifyOfErasure.name, payload)
  expect(mailsTo(email)).toHaveLength(1)
  expect(mailsTo("cotacoes@webplan.example").at(-1)?.text).toContain("desistiu de apagar")
})
