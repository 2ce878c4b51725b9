import { inspect } from "node:util"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { openHolderSession } from "../../../testing/factories/holder-session.ts"
import { mailReport, type SampleReport } from "../../../testing/factories/mail-reports.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { startCuttingProxy } from "../../../testing/servers/cutting-proxy.ts"
import { startImapServer } from "../../../testing/servers/imap-server.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { askHolderErasure, endEmailsAfterComplaint } from "../../privacy/holder/holder-store.server.ts"
import { type ReturnOutcome, returnJobs } from "./return-jobs.server.ts"
import { beginMessage, finishMessage } from "./return-store.server.ts"
import { createVisitorMailIds } from "./visitor-mail-ids.server.ts"

let database: TestDatabase
let imap: Awaited<ReturnType<typeof startImapServer>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  imap = await startImapServer()
})
afterAll(async () => {
  await imap.stop()
  await database.drop()
})

const email = "ana@exemplo.example"
let leads: number[] = []
beforeEach(async () => {
  await sql`truncate leads, holder_request_events, holder_requests, job_outbox cascade`.execute(
    database.as.owner,
  )
  await sql`update mail_return_position set mailbox = '', finished_uid = 0, begun_uid = 0`.execute(
    database.as.owner,
  )
  await imap.empty()
  leads = await storeLeads(database.as.owner, createRandom(18), [{ email }, { email }])
})

const visitorMailIds = createVisitorMailIds(testSecrets.unsubscribe, "site@webplan.example")
type Context = Parameters<typeof returnJobs>[0]

function makeJob(changes: Partial<Context> = {}) {
  const counted: ReturnOutcome[] = []
  const [job] = returnJobs({
    db: database.as.worker,
    log: silentLog,
    clock: () => new Date(),
    mailboxUrl: imap.url,
    visitorMailIds,
    endEmailsAfterComplaint: (leadId) => endEmailsAfterComplaint(database.as.worker, leadId),
    count: (outcome) => counted.push(outcome),
    isEnding: () => false,
    ...changes,
  })
  return { counted, run: () => job?.run({} as never) }
}

async function read(changes: Partial<Context> = {}) {
  const { run, counted } = makeJob(changes)
  await run()
  return counted
}

/** Delivers a report about the receipt of this lead. */
function deliver(name: SampleReport, leadId: number | undefined, change = (text: string) => text) {
  return imap.deliver(change(mailReport(name, visitorMailIds.idOf(leadId ?? 0))))
}

async function events() {
  const rows = await database.as.owner
    .selectFrom("leadEvents")
    .select(["leadId", "kind", "details"])
    .where("kind", "!=", "created")
    .orderBy("id")
    .execute()
  return rows.map(({ leadId, kind, details }) => ({
    lead: leads.indexOf(leadId),
    kind,
    ...(details as object),
  }))
}

async function eventNames() {
  return (await events()).map(({ lead, kind }) => `${lead} ${kind}`).join(", ")
}

const giveConsent = sql`update leads set email_consent = true, email_consent_version = '2026-11-15'`

function bounced(lead: number, cause: string) {
  return { lead, kind: "visitor_mail_bounced", class: "permanent", cause }
}

test("[N18.11] a returned mail becomes one event of its lead, however often its report is read or sent", async () => {
  await deliver("postfix-unknown-user", leads[0])
  await deliver("gmail-mailbox-full", leads[1])
  expect(await read()).toEqual(["permanent", "permanent"])
  const expected = [bounced(0, "address"), bounced(1, "full")]
  expect(await events()).toEqual(expected)
  expect(await read()).toEqual([])
  await deliver("exchange-online-not-found", leads[0])
  expect(await read()).toEqual(["permanent"])
  expect(await events()).toEqual(expected)
  expect((await imap.subjects()).unseen).toEqual([])
})

test("[N18.11] a crash between the event and the mark on the report changes nothing: the next run ends it", async () => {
  await deliver("postfix-unknown-user", leads[0])
  const failing = makeJob({
    count: () => {
      throw new Error("the worker ends here")
    },
  })
  await expect(failing.run()).rejects.toThrow("the worker ends here")
  expect(await events()).toEqual([bounced(0, "address")])
  expect((await imap.subjects()).seen).toEqual([])
  expect(await read()).toEqual(["permanent"])
  expect(await events()).toEqual([bounced(0, "address")])
  expect((await imap.subjects()).seen).toEqual(["postfix-unknown-user"])
})

test("[N18.11] a delayed mail is no returned mail, and the final report after it counts", async () => {
  await deliver("postfix-delayed", leads[0])
  expect(await read()).toEqual(["delayed"])
  expect(await events()).toEqual([])
  await deliver("postfix-delayed", leads[0], (text) => text.replace("Action: delayed", "Action: failed"))
  expect(await read()).toEqual(["temporary"])
  expect(await events()).toEqual([{ ...bounced(0, "late"), class: "temporary" }])
})

test("[N18.11] a complaint ends the consent of the address once, and the evidence names no act of the holder", async () => {
  const { owner } = database.as
  await giveConsent.execute(owner)
  await deliver("complaint", leads[0])
  expect(await read()).toEqual(["complaint"])
  const consents = async () =>
    (await sql`select array_agg(email_consent order by id) as given from leads`.execute(owner)).rows[0]
  expect(await consents()).toEqual({ given: [false, false] })
  expect(await eventNames()).toBe("0 visitor_complained, 0 email_consent_ended, 1 email_consent_ended")
  const evidence = await sql`
    select r.page, r.choice, array(select distinct actor from lead_events where kind <> 'created') as actors,
      array(select distinct actor from holder_request_events) as requested
    from leads l join consent_records r on r.id = l.email_consent_record`.execute(owner)
  const ended = { page: "/complaint", choice: false, actors: ["worker"], requested: ["worker"] }
  expect(evidence.rows).toEqual([ended, ended])
  expect((await sql`select queue from job_outbox`.execute(owner)).rows).toEqual([
    { queue: "holder-tell-office" },
  ])
  // A consent that the person gives again is not ended by a copy of the old report.
  await sql`update leads set email_consent = true where id = ${leads[0]}`.execute(owner)
  await deliver("complaint", leads[0])
  expect(await read()).toEqual(["complaint"])
  expect(await consents()).toEqual({ given: [true, false] })
})

test("[N18.11] a report about a mail does not prolong the time for which a lead is kept", async () => {
  const { rows } = await sql<{ kind: string }>`
    select kind from unnest(string_to_array(
      'visitor_mail_bounced visitor_complained email_consent_ended visitor_confirmed', ' ')) as kind
    where moves_lead(kind)`.execute(database.as.owner)
  expect(rows).toEqual([{ kind: "visitor_confirmed" }])
})

test("[N18.11] if the consent cannot be ended, the complaint is not recorded either and is read again", async () => {
  await deliver("complaint", leads[0])
  const endEmailsAfterComplaint = () => Promise.reject(new Error("the database refuses"))
  // No number of such runs leaves the message out.
  for (let n = 1; n <= 5; n++)
    await expect(read({ endEmailsAfterComplaint })).rejects.toThrow("the database refuses")
  const away = Object.assign(new Error("the database is away"), { code: "08006" })
  expect(await read({ endEmailsAfterComplaint: () => Promise.reject(away) })).toEqual([])
  expect(await events()).toEqual([])
  expect(await read()).toEqual(["complaint"])
  expect((await events()).map(({ kind }) => kind)).toContain("visitor_complained")
})

test("[N18.11] forged and foreign reports record nothing and stay as they were, like every other mail", async () => {
  const forged = [
    `lead-${leads[0]}-visitor@webplan.example`,
    visitorMailIds.idOf(leads[0] ?? 0).replace(/\.[\w-]{43}@/, `.${"A".repeat(43)}@`),
    createVisitorMailIds(testSecrets.invitations, "site@webplan.example").idOf(leads[0] ?? 0),
    visitorMailIds.idOf(leads[0] ?? 0).replace("@webplan.example", "@webplan.example.org"),
    "holder-12@webplan.example",
  ]
  for (const id of forged) await imap.deliver(mailReport("postfix-unknown-user", id, `forged ${id}`))
  await imap.deliver(mailReport("complaint", forged[0] ?? "", "forged complaint"))
  const letter = "From: a@b.example\r\nSubject: letter\r\nContent-Type: text/plain\r\n\r\n"
  await imap.deliver(`${letter}Message-ID: <${visitorMailIds.idOf(leads[0] ?? 0)}>\r\n`)
  await imap.deliver("Subject: no type\r\n\r\nOi\r\n")
  const before = await imap.subjects()
  expect(before.unseen).toHaveLength(8)
  expect(await read()).toEqual(Array.from({ length: 6 }, () => "foreign"))
  expect(await events()).toEqual([])
  expect(await imap.subjects()).toEqual(before)
})

test("[N18.11] of an erased lead nothing is recorded, of a locked one only a complaint, which ends its consent", async () => {
  const { owner, web } = database.as
  await giveConsent.execute(owner)
  await askHolderErasure(web, await openHolderSession(owner, email))
  const logged: unknown[] = []
  const log = { ...silentLog, info: (line: unknown) => logged.push(line) } as unknown as Context["log"]
  for (const lead of [999_999, leads[0]]) {
    await deliver("postfix-unknown-user", lead)
    await deliver("complaint", lead)
  }
  expect(await read({ log })).toEqual(["permanent", "complaint", "permanent", "complaint"])
  expect(await eventNames()).toBe("0 visitor_complained, 0 email_consent_ended, 1 email_consent_ended")
  expect(logged).toEqual([{ leadId: leads[0] }])
})

test("[N18.11] unreadable and huge reports do not block the one after them", async () => {
  const id = visitorMailIds.idOf(leads[0] ?? 0)
  const head = "Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n"
  await imap.deliver(`${head}Subject: empty\r\n\r\n`)
  await imap.deliver(`${head}Subject: lines\r\n\r\n${"\r\n".repeat(20_000)}`)
  await imap.deliver(`${mailReport("postfix-unknown-user", id, "huge")}${"a".repeat(300_000)}`)
  await imap.deliver(Buffer.from(`${head}Subject: bytes\r\n\r\n\xff\xfe\x80`, "latin1"))
  await deliver("postfix-unknown-user", leads[1])
  expect(await read()).toEqual([...Array.from({ length: 4 }, () => "unreadable"), "permanent"])
  expect(await events()).toEqual([bounced(1, "address")])
  expect((await imap.subjects()).seen).toEqual(["postfix-unknown-user"])
})

test("[N18.11] a message that ends the connection is tried three times and then left out", async () => {
  const logged: unknown[] = []
  const log = {
    ...silentLog,
    error: (_: unknown, text: string) => logged.push(text),
  } as unknown as Context["log"]
  // Longer than the longest answer that is read.
  await imap.deliver(`Content-Type: multipart/report; x="${"a".repeat(5 * 1024 * 1024)}"\r\n\r\nOi\r\n`)
  await deliver("postfix-unknown-user", leads[1])
  for (let n = 1; n <= 3; n++) expect(await read()).toEqual([])
  expect(await read({ log })).toEqual(["permanent"])
  expect(await events()).toEqual([bounced(1, "address")])
  expect(logged).toEqual([expect.stringMatching(/cannot be read and is left out/)])
})

test("[N18.11] a connection that is cut after the first message loses none: the next run reads the rest", async () => {
  const port = Number(new URL(imap.url).port)
  const proxy = await startCuttingProxy(port)
  try {
    const mailboxUrl = imap.url.replace(`:${port}/`, `:${proxy.port}/`)
    await deliver("postfix-unknown-user", leads[0])
    await deliver("gmail-mailbox-full", leads[1])
    await deliver("postfix-delayed", leads[1])
    await read({ mailboxUrl, count: () => Object.assign(proxy, { mode: "closed" }) })
    expect(await events()).toEqual([bounced(0, "address")])
    proxy.mode = "open"
    expect(await read({ mailboxUrl })).toEqual(["permanent", "permanent", "delayed"])
    expect(await events()).toEqual([bounced(0, "address"), bounced(1, "full")])
  } finally {
    await proxy.stop()
  }
})

test("[N18.11] a mailbox with another numbering is read from the start", async () => {
  const other = "a".repeat(64)
  await beginMessage(database.as.worker, other, 1_000_000)
  await finishMessage(database.as.worker, other, 1_000_000)
  for (let n = 1; n <= 2; n++) {
    await deliver("postfix-unknown-user", leads[0])
    expect(await read()).toEqual(["permanent"])
  }
  expect(await events()).toEqual([bounced(0, "address")])
})

test("[N18.11] a mailbox that cannot be read stops nothing and is logged once an hour, without its password", async () => {
  const logged: string[] = []
  let now = new Date("2026-11-18T14:00:00-03:00").getTime()
  const log = {
    ...silentLog,
    error: ({ err }: { err: unknown }, text: string) =>
      logged.push(`${text} ${inspect(err, { depth: 9, showHidden: true })}`),
  } as unknown as Context["log"]
  for (const mailboxUrl of [
    imap.url.replace(imap.password, "wrong"),
    imap.url.replace(/:\d+\//, ":1/"),
    imap.url.replace("INBOX", "Nowhere"),
    // Its certificate was signed by nobody.
    imap.secureUrl,
  ]) {
    logged.length = 0
    const { run, counted } = makeJob({ mailboxUrl, log, clock: () => new Date(now) })
    for (let n = 0; n < 3; n++) {
      await run()
      now += 25 * 60_000
    }
    expect(counted).toEqual([])
    expect(logged, mailboxUrl).toHaveLength(1)
    expect(logged[0]).toMatch(/^mailbox of returned mails not read/)
    expect(logged[0]).not.toMatch(/wrong\b|only-tests-know/)
    await run()
    expect(logged, mailboxUrl).toHaveLength(2)
  }
  expect(await read({ mailboxUrl: undefined })).toEqual([])
})
