import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, onTestFinished, type TestContext, test } from "vitest"
import { createListener } from "../../app/platform/db/listen.server.ts"
import { eventually } from "../../testing/eventually.ts"
import { closeOffice } from "../../testing/factories/office-hours.ts"
import {
  type AppProcess,
  openSite,
  openWorker,
  type WebProcess,
} from "../../testing/servers/app-processes.ts"
import { type CuttableNetwork, openCuttableNetwork } from "../../testing/servers/cuttable-network.ts"
import { startCuttingProxy } from "../../testing/servers/cutting-proxy.ts"
import { startSmtpServer } from "../../testing/servers/smtp-server.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../testing/servers/test-database.ts"
import { goodFields, postForm } from "../../testing/visitors/posted-form.ts"

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

let visitors = 0

/** Sends one lead again and again, always with the same key, until it is acknowledged. Returns its e-mail address. */
async function sendLead() {
  const number = ++visitors
  const email = `rede-${number}@visitante.example`
  const fields = { ...goodFields, email, phone: `(11) 9${10_000_000 + number}`, submission_key: randomUUID() }
  await eventually(async () => {
    const reply = await postForm(`${site.url}/cotacao?form=main`, fields, {
      "x-forwarded-for": `10.1.0.${number}`,
    })
    return reply.status === 200
  })
  return email
}

const noticesOf = (email: string) =>
  smtp.received.filter(({ replyTo }) => replyTo?.some(({ address }) => address === email))

/** Sends a lead and resolves when its notice has arrived. */
async function sendAndNotice() {
  const email = await sendLead()
  await eventually(() => noticesOf(email).length > 0)
  return email
}

/** How long it takes. */
async function timed(action: () => Promise<unknown>) {
  const startedAt = performance.now()
  await action()
  return performance.now() - startedAt
}

test(
  "[N18.03] a lead that the database stored without being heard is the same lead when it is sent again, with one notice",
  async ({ skip }) => {
    const { cut, heal } = networkOr(skip)
    cut("unanswered", toDatabase.port)
    const sending = sendLead()
    await pause(13_000)
    // Statements of the queue do not wait for ever either. This test comes first, because a repeated fault is not logged at once.
    const hasLimit = worker
      .output()
      .split("\n")
      .some((line) => line.includes("queue error") && line.includes("Query read timeout"))
    heal()
    const backMs = await timed(() => sending)
    const email = await sending
    await eventually(() => noticesOf(email).length > 0)
    const { rows } = await sql`select from leads where email = ${email}`.execute(database.as.owner)
    expect([rows.length, new Set(noticesOf(email).map(({ messageId }) => messageId)).size]).toEqual([1, 1])
    expect(backMs).toBeLessThan(longestBackMs)
    expect(hasLimit).toBe(true)
  },
  longestMs,
)

test(
  "[N18.03] connections that the database has forgotten are replaced within ten seconds: leads, notices, a listener",
  async ({ skip }) => {
    const { cut, forgetConnections, heal } = networkOr(skip)
    const url = through(toDatabase, database.urls.staff)
    const listener = createListener({ url, name: "network cut", channel: "webplan_desk", log: silentLog })
    onTestFinished(() => listener.close())
    const heard: string[] = []
    listener.subscribe((event) => {
      heard.push(event.kind === "message" ? event.payload : event.kind)
    })
    await eventually(listener.isListening)
    await sendAndNotice()

    cut("silent", toDatabase.port)
    forgetConnections(toDatabase.port)
    await pause(4000)
    heal()
    const backMs = await timed(async () => {
      await sendAndNotice()
      await eventually(() => heard.includes("away") && listener.isListening())
    })
    expect(backMs).toBeLessThan(longestBackMs)
    await sql`select pg_notify('webplan_desk', 'again')`.execute(database.as.worker)
    await eventually(() => heard.includes("again"))
  },
  longestMs,
)

test(
  "[N18.03] a mail server that is gone in the middle of a message delays no notice by more than ten seconds after it is back",
  async ({ skip }) => {
    const { cut, forgetConnections, heal } = networkOr(skip)
    await sendAndNotice()
    smtp.hold()
    const before = smtp.attempts()
    // As many as the worker sends at the same time.
    await Promise.all([sendLead(), sendLead(), sendLead()])
    await eventually(() => smtp.attempts() >= before + 3)
    cut("silent", toMail.port)
    forgetConnections(toMail.port)
    smtp.release()
    await pause(4000)
    heal()
    expect(await timed(sendAndNotice)).toBeLessThan(longestBackMs)
  },
  longestMs,
)
