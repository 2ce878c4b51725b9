import { sql } from "kysely"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { submitLead } from "../../app/leads/submit-lead.server.ts"
import { systemClock } from "../../app/platform/clock.ts"
import { makeLead } from "../../db/seed/lead-factory.ts"
import { createRandom } from "../../db/seed/random.ts"
import { openWeb, openWorker } from "../support/doors.ts"
import { eventually } from "../support/eventually.ts"
import { goodFields, postForm } from "../support/posted-form.ts"
import { startSmtpServer } from "../support/smtp-server.ts"
import { createTestDatabase, type TestDatabase } from "../support/test-database.ts"

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let web: Awaited<ReturnType<typeof openWeb>>
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  smtp = await startSmtpServer()
  web = await openWeb({ database })
})
afterEach(async () => {
  await web.stop()
  await smtp.close()
  await database.drop()
})

test("a posted form becomes an e-mail to the office that answers to the visitor", async () => {
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  await postForm(web.url, goodFields)
  const mail = await eventually(() => smtp.received[0])
  expect(mail.recipients).toEqual(["cotacoes@webplan.example"])
  expect(mail.replyTo?.[0]).toMatchObject({ name: "Ana Lima", address: "ana@exemplo.example" })
  expect(mail.subject).toMatch(/^Nova cotação WP-[\w-]+: Plano por Adesão$/)
  expect(mail.text).toContain("Quero comparar.")
  expect(mail.text).toMatch(/Prazo prometido: contato até .+, \d+h/)
  const events = await eventually(async () => {
    const rows = await database.as.owner
      .selectFrom("leadEvents")
      .select(["kind", "actor"])
      .orderBy("id")
      .execute()
    return rows.length === 2 && rows
  })
  expect(events).toEqual([
    { kind: "created", actor: "web" },
    { kind: "office_notified", actor: "worker" },
  ])
  expect(await worker.stop()).toBe(0)
  expect(worker.output()).not.toMatch(/Ana Lima|ana@exemplo|98765/)
})

test("a worker killed with kill -9 in mid-job: the job runs again within 35 s and the e-mail arrives", {
  timeout: 60_000,
}, async () => {
  const doomed = await openWorker({ database, smtpUrl: smtp.url })
  smtp.hold()
  await postForm(web.url, goodFields)
  await eventually(() => smtp.attempts() === 1)
  await doomed.kill()
  const killedAt = Date.now()
  const next = await openWorker({ database, smtpUrl: smtp.url })
  smtp.release()
  const repeated = await eventually(() => smtp.attempts() >= 2 && smtp.received.at(-1), 35_000)
  expect(Date.now() - killedAt).toBeLessThan(35_000)
  expect(repeated.messageId).toBe("<lead-1-office@webplan.example>")
  await eventually(async () => {
    const { rows } =
      await sql`select from pgboss.job where name = 'lead-notify-office' and state = 'completed'`.execute(
        database.as.owner,
      )
    return rows.length === 1
  })
  await next.stop()
})

test("what piled up while no worker ran leaves without waiting for the poll between two jobs", async () => {
  const random = createRandom(40)
  for (let n = 1; n <= 40; n++)
    await submitLead(
      { db: database.as.web, clock: systemClock, officeCalendar: async () => null },
      makeLead(random, "main"),
    )
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  // Four at a time every two seconds would take eighteen.
  await eventually(() => new Set(smtp.received.map(({ messageId }) => messageId)).size === 40, 10_000)
  await worker.stop()
})

test("a mail server that refuses for a while only delays the notice, and the retry has the same Message-ID", {
  timeout: 40_000,
}, async () => {
  await smtp.close()
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  await postForm(web.url, goodFields)
  await eventually(() => worker.output().includes("job failed, will be tried again"))
  expect(worker.output()).not.toMatch(/Ana Lima|ana@exemplo/)
  const { rows } = await sql<{
    state: string
  }>`select state::text from pgboss.job where name = 'lead-notify-office'`.execute(database.as.owner)
  expect(rows[0]?.state).toBe("retry")
  await worker.stop()
  smtp = await startSmtpServer()
  const next = await openWorker({ database, smtpUrl: smtp.url })
  expect((await eventually(() => smtp.received[0], 30_000)).messageId).toBe("<lead-1-office@webplan.example>")
  await next.stop()
})
