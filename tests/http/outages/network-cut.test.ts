import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, onTestFinished, type TestContext, test } from "vitest"
import { createListener } from "../../../app/platform/db/listen.server.ts"
import { eventually } from "../../../testing/eventually.ts"
import { closeOffice } from "../../../testing/factories/office-hours.ts"
import {
  type AppProcess,
  openSite,
  openWorker,
  type WebProcess,
} from "../../../testing/servers/app-processes.ts"
import { type CuttableNetwork, openCuttableNetwork } from "../../../testing/servers/cuttable-network.ts"
import { startCuttingProxy } from "../../../testing/servers/cutting-proxy.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { newLead } from "../../../testing/visitors/lead-stream.ts"

// `npm run faults -- R4` does the same at size, with every kind of cut.
const longestMs = 180_000
const longestBackMs = 10_000

// Other tests use the same database server: only what passes through these proxies is cut.
type Proxy = Awaited<ReturnType<typeof startCuttingProxy>>
let network: CuttableNetwork | null
let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let toDatabase: Proxy
let toMail: Proxy
let site: WebProcess
let worker: AppProcess
beforeAll(async () => {
  network = openCuttableNetwork()
  database = await createTestDatabase(inject("postgresUrl"))
  await closeOffice(database)
  smtp = await startSmtpServer()
  toDatabase = await startCuttingProxy(Number(new URL(database.urls.web).port))
  toMail = await startCuttingProxy(Number(new URL(smtp.url).port))
  const urls = {
    web: through(toDatabase, database.urls.web),
    worker: through(toDatabase, database.urls.worker),
  }
  site = await openSite({ database: { urls }, env: { TRUST_PROXY: "1" } })
  worker = await openWorker({ database: { urls }, smtpUrl: through(toMail, smtp.url) })
}, longestMs)
afterAll(async () => {
  network?.close()
  await Promise.all([site?.stop(), worker?.stop()])
  await toDatabase?.stop()
  await toMail?.stop()
  await smtp?.close()
  await database?.drop()
}, longestMs)

function through({ port }: Proxy, url: string) {
  return Object.assign(new URL(url), { port: String(port) }).href
}

function networkOr(skip: TestContext["skip"]) {
  return network ?? skip("rules of nftables are not allowed here")
}

/** Sends one lead, always with the same key, until it is acknowledged. Returns its e-mail address. */
async function sendLead({ email, post } = newLead(site.url)) {
  await eventually(post)
  return email
}

function mailsOf(email: string) {
  return {
    notices: smtp.received.filter(({ replyTo }) => replyTo?.some(({ address }) => address === email)),
    receipts: smtp.received.filter(({ recipients }) => recipients.includes(email)),
  }
}

/** Sends a lead and resolves when its notice has arrived. */
async function sendAndNotice() {
  const email = await sendLead()
  await eventually(() => mailsOf(email).notices.length > 0)
  return email
}

/** How long it takes. */
async function timed(action: () => Promise<unknown>) {
  const startedAt = performance.now()
  await action()
  return performance.now() - startedAt
}

test(
  "[N18.03] a lead that was stored, but whose answer was lost, is the same lead when it is sent again, with one notice",
  async ({ skip }) => {
    const { cut, heal } = networkOr(skip)
    // The site then has a connection, and the calendar in its memory.
    await sendAndNotice()
    cut("unanswered", toDatabase.port)
    const lead = newLead(site.url)
    const first = lead.post()
    const rows = () =>
      database.as.owner.selectFrom("leads").select("id").where("email", "=", lead.email).execute()
    await eventually(async () => (await rows()).length === 1)
    expect(await first).toBe(false)
    heal()
    expect(await timed(() => sendLead(lead))).toBeLessThan(longestBackMs)
    await eventually(() => mailsOf(lead.email).receipts.length > 0)
    const ids = mailsOf(lead.email).notices.map(({ messageId }) => messageId)
    expect([(await rows()).length, new Set(ids).size]).toEqual([1, 1])
  },
  longestMs,
)

test(
  "[N18.03] connections that ended on the database's side only are replaced within ten seconds: leads, notices, a listener",
  async ({ skip }) => {
    const { cut, endServerSide, heal } = networkOr(skip)
    await sendAndNotice()
    const url = through(toDatabase, database.urls.staff)
    const listener = createListener({ url, name: "network cut", channel: "webplan_desk", log: silentLog })
    onTestFinished(() => listener.close())
    await eventually(listener.isListening)
    const events: string[] = []
    listener.subscribe((event) => {
      events.push(event.kind === "message" ? event.payload : event.kind)
    })

    cut("silent", toDatabase.port)
    endServerSide(toDatabase.port)
    await pause(4000)
    heal()
    const backMs = await timed(() =>
      Promise.all([sendAndNotice(), eventually(() => events.includes("away") && listener.isListening())]),
    )
    expect(backMs).toBeLessThan(longestBackMs)
    await sql`select pg_notify('webplan_desk', 'again')`.execute(database.as.worker)
    await eventually(() => events.includes("again"))
  },
  longestMs,
)

/** Leaves every connection of the worker to the mail server waiting for the response to a message. */
async function holdNotices() {
  // Its receipt is the last mail before.
  const email = await sendAndNotice()
  await eventually(() => mailsOf(email).receipts.length > 0)
  smtp.hold()
  onTestFinished(() => smtp.release())
  for (const held of [1, 2, 3]) {
    await sendLead()
    // More, if a mail of an earlier lead is tried again just now.
    await eventually(() => smtp.held() >= held)
  }
}

test(
  "[N18.03] a mail server that is gone in the middle of a message delays no notice by more than ten seconds after it is back",
  async ({ skip }) => {
    const { cut, endServerSide, heal } = networkOr(skip)
    await holdNotices()
    cut("silent", toMail.port)
    endServerSide(toMail.port)
    smtp.release()
    await pause(4000)
    heal()
    expect(await timed(sendAndNotice)).toBeLessThan(longestBackMs)
  },
  longestMs,
)

test(
  "[N18.03] the desk learns of a new lead at once, although the mail server hangs",
  async () => {
    const url = database.urls.staff
    const listener = createListener({ url, name: "network cut", channel: "webplan_desk", log: silentLog })
    onTestFinished(() => listener.close())
    let announced = 0
    listener.subscribe(({ kind }) => {
      if (kind === "message") announced++
    })
    await eventually(listener.isListening)
    await holdNotices()
    await eventually(() => announced >= 4)
    const before = announced
    await sendLead()
    expect(await timed(() => eventually(() => announced > before))).toBeLessThan(8000)
  },
  longestMs,
)
