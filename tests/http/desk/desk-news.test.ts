import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { deskChannel } from "../../../app/desk/actions/desk-write-store.server.ts"
import { readCalendar } from "../../../app/leads/deadline/calendar-store.server.ts"
import { submitLead } from "../../../app/leads/intake/submit-lead.server.ts"
import { createListener, type Listener } from "../../../app/platform/db/listen.server.ts"
import { systemClock } from "../../../app/platform/time/clock.ts"
import { makeLead } from "../../../db/seed/lead-factory.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { eventually } from "../../../testing/eventually.ts"
import { openAllHours } from "../../../testing/factories/office-hours.ts"
import { caio, gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { type AppProcess, openWorker } from "../../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let worker: AppProcess
let listener: Listener
const received: { lead: number; kind: string }[] = []

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await openAllHours(database)
  await storePeople(database.as.owner, [caio, gilda])
  smtp = await startSmtpServer()
  worker = await openWorker({ database, smtpUrl: smtp.url })
  const opened = createListener({
    url: database.urls.staff,
    name: "test news",
    channel: deskChannel,
    log: silentLog,
  })
  listener = opened
  opened.subscribe((event) => event.kind === "message" && received.push(JSON.parse(event.payload) as never))
  await eventually(() => opened.isListening())
})
afterAll(async () => {
  await listener.close()
  await worker.stop()
  await smtp.close()
  await database.drop()
})

test("notifies the desk of a new lead and offers it to an available person, even when the mail server refuses all mails", async () => {
  smtp.refuse(() => 451)
  const calendar = await readCalendar(database.as.worker)
  const { fingerprint: _print, ...lead } = makeLead(createRandom(61), "amil")
  const context = { db: database.as.web, clock: systemClock, officeCalendar: async () => calendar }
  expect((await submitLead(context, lead)).outcome).toBe("created")
  const notice = await eventually(() => received[0])
  expect(notice.kind).toBe("new")
  const row = await database.as.owner
    .selectFrom("leads")
    .select(["id", "offeredTo", "offeredUntil", "watchAt", "nameWords"])
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ id: notice.lead, offeredTo: caio.id })
  expect(row.watchAt).toEqual(row.offeredUntil)
  expect(row.nameWords).not.toBe(null)
  smtp.refuse(() => null)
  const mail = await eventually(() => smtp.received.find(({ to }) => to?.[0]?.address === caio.email))
  expect(mail.subject).toMatch(/^Aceite o pedido: WP-/)
})
