import { sql } from "kysely"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { deskJobContext } from "../../../testing/factories/desk-context.ts"
import { caio, gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { readCalendar, readContactHours } from "../../leads/deadline/calendar-store.server.ts"
import { deadlineOf } from "../../leads/deadline/promise-clock.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { createMailer } from "../../platform/mail/mail.server.ts"
import { logContact } from "../actions/log-contact.server.ts"
import type { CalendarChange } from "../calendar/calendar-change.ts"
import { changeCalendar } from "../calendar/change-calendar.server.ts"
import { advanceLead } from "./advance-lead.server.ts"
import { deskJobs } from "./desk-jobs.server.ts"

let database: TestDatabase
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let mailer: ReturnType<typeof createMailer>
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner, [caio, gilda])
  smtp = await startSmtpServer()
  mailer = createMailer(smtp.url)
})
afterEach(async () => {
  mailer.close()
  await smtp.close()
  await database.drop()
})

const random = createRandom(41)
const at = (time: string, day = 16) => new Date(`2026-11-${day}T${time}:00-03:00`)

async function storeLead(createdAt: Date) {
  const dueAt = deadlineOf(await readCalendar(database.as.worker), createdAt)
  const [id = 0] = await storeLeads(database.as.owner, random, [{ createdAt, dueAt, name: "Marina Exemplo" }])
  return id
}

function rowOf(id: number) {
  return database.as.owner.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
}

/** Runs every waiting job of the desk once. */
async function runJobs(now: Date, spendLimits = async () => true) {
  const jobs = deskJobs({
    ...deskJobContext(database.as.worker),
    log: silentLog,
    clock: () => now,
    sendToOffice: mailer.send,
    mailFrom: "site@webplan.example",
    officeEmail: "cotacoes@webplan.example",
    officeMailsPerMinute: 60,
    spendLimits,
    publicUrl: "https://site.example",
    company: { name: "WebPlan" },
  })
  const { rows } = await sql<{ name: string; data: unknown }>`
    delete from job_outbox where queue in ('lead-desk-mail', 'lead-move-deadlines') returning queue as name, payload as data`.execute(
    database.as.owner,
  )
  for (const { name, data } of rows) await jobs.find(({ queue }) => queue.name === name)?.run(data as never)
  return rows.length
}

const subjects = () => smtp.received.map(({ to, subject }) => `${to?.[0]?.address} ${subject}`).toSorted()

test("notices about a lead without contact reach the right people, with no visitor's text in the subject", async () => {
  const leadId = await storeLead(at("10:00"))
  const context = deskJobContext(database.as.worker)
  const { protocol } = await rowOf(leadId)
  await advanceLead(context, leadId, at("10:00"))
  await runJobs(at("10:00"))
  expect(subjects()).toEqual([`${caio.email} Aceite o pedido: ${protocol}`])
  await advanceLead(context, leadId, at("12:00"))
  await runJobs(at("12:00"))
  expect(subjects()).toEqual(
    [
      `${caio.email} Aceite o pedido: ${protocol}`,
      `${caio.email} Aceite o pedido: ${protocol}`,
      `${gilda.email} Prazo vencido: ligue já. ${protocol}`,
      `cotacoes@webplan.example Prazo vencido: ligue já. ${protocol}`,
    ].toSorted(),
  )
  const late = smtp.received.find(({ to }) => to?.[0]?.address === gilda.email)
  expect(late?.text).toContain("O prazo era hoje, até as 12h, e venceu sem contato. Ligue agora.")
  expect(late?.text).toContain(`https://site.example/painel/leads/${leadId}`)
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(4)
})

test("an outdated notice is not sent", async () => {
  const leadId = await storeLead(at("10:00"))
  const context = deskJobContext(database.as.worker)
  await advanceLead(context, leadId, at("10:00"))
  await advanceLead(context, leadId, at("12:00"))
  await logContact(database.as.staff, {
    leadId,
    version: (await rowOf(leadId)).deskVersion,
    staffId: testPerson.id,
    now: at("12:01"),
    calendar: await readCalendar(database.as.worker),
  })
  expect(await runJobs(at("12:01"))).toBeGreaterThan(3)
  expect(smtp.received).toEqual([])
})

const recorded: { action: string; target: string }[] = []
const reasons: string[] = []

async function record(_db: Db, { action, target }: { action: string; target: string }) {
  return void recorded.push({ action, target })
}

function change(calendarChange: CalendarChange) {
  const refreshSite = async (_db: Db, { reason }: { reason: string }) => void reasons.push(reason)
  return changeCalendar(
    database.as.staff,
    { lock: async () => {}, record, refreshSite },
    { change: calendarChange, staffId: testPerson.id },
  )
}

async function movesOf(leadId: number) {
  const { rows } = await sql<{ before: string; after: string }>`
    select details ->> 'before' as before, details ->> 'after' as after from lead_events
    where lead_id = ${leadId} and kind = 'deadline_changed' order by id`.execute(database.as.owner)
  return rows.map(({ before, after }) => [before, after])
}

test("a holiday that the office adds moves the deadlines of waiting leads and records each move; removing it moves them back", async () => {
  // Thursday evening; Friday 20 is the Consciência Negra.
  const evening = await storeLead(at("19:00", 19))
  const answered = await storeLead(at("09:00", 19))
  await logContact(database.as.staff, {
    leadId: answered,
    version: 0,
    staffId: testPerson.id,
    now: at("09:30", 19),
    calendar: await readCalendar(database.as.worker),
  })
  const context = deskJobContext(database.as.worker)
  await advanceLead(context, evening, at("19:00", 19))
  const [monday, tuesday] = [at("09:00", 23), at("09:00", 24)]
  expect((await rowOf(evening)).dueAt).toEqual(monday)

  const bridge = { kind: "holiday", day: "2026-11-23", name: "Ponte", scope: "propria" } as const
  expect(await change(bridge)).toBe("changed")
  await runJobs(at("19:30", 19))
  expect((await rowOf(evening)).dueAt).toEqual(tuesday)
  expect(await movesOf(evening)).toEqual([[monday.toISOString(), tuesday.toISOString()]])
  expect((await rowOf(answered)).dueAt).toEqual(at("11:00", 19))
  // Running the job again changes nothing.
  expect(await change({ ...bridge, name: "Ponte de novembro" })).toBe("changed")
  await runJobs(at("19:40", 19))
  expect(await movesOf(evening)).toHaveLength(1)

  expect(await change({ kind: "remove-holiday", day: "2026-11-23" })).toBe("changed")
  await runJobs(at("19:50", 19))
  expect((await rowOf(evening)).dueAt).toEqual(monday)
  expect(recorded.map(({ action, target }) => `${action} ${target}`)).toEqual([
    "feriado_marcado calendario:2026-11-23",
    "feriado_marcado calendario:2026-11-23",
    "feriado_retirado calendario:2026-11-23",
  ])
  expect(reasons).toEqual([
    "Calendário: feriado marcado",
    "Calendário: feriado marcado",
    "Calendário: feriado removido",
  ])
})

test("a deadline that is in the future again starts warnings and escalation again", async () => {
  const leadId = await storeLead(at("10:00"))
  const context = deskJobContext(database.as.worker)
  for (const time of ["10:00", "11:00", "12:00"]) await advanceLead(context, leadId, at(time))
  expect(await rowOf(leadId)).toMatchObject({ escalatedAt: at("12:00"), warnings: 2 })
  const late = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startsAt: "12:30", endsAt: "20:00" }))
  expect(await change({ kind: "shifts", hours: late })).toBe("changed")
  await runJobs(at("12:10"))
  expect(await rowOf(leadId)).toMatchObject({ dueAt: at("14:30"), escalatedAt: null, warnings: 0 })
  for (const time of ["13:30", "14:06", "14:30"]) await advanceLead(context, leadId, at(time))
  expect(await rowOf(leadId)).toMatchObject({ escalatedAt: at("14:30"), warnings: 2 })
})

test("[N5.03] hours of phone and chat replace the earlier ones, are refused as shifts are, and move no deadline", async () => {
  const saturday = { weekday: 6, startsAt: "09:00", endsAt: "13:00" }
  expect(await change({ kind: "contact-hours", hours: [saturday] })).toBe("changed")
  expect(recorded.at(-1)).toEqual({ action: "atendimento_mudado", target: "calendario" })
  expect(reasons.at(-1)).toBe("Calendário: telefone e WhatsApp")
  expect(await readContactHours(database.as.web)).toEqual([saturday])
  expect(Object.keys((await readCalendar(database.as.worker)).shifts)).toHaveLength(5)
  expect(await change({ kind: "contact-hours", hours: [saturday, saturday] })).toBe("overlap")
  expect(await runJobs(at("10:00"))).toBe(0)
})

test("an invalid calendar change is refused, and neither the calendar nor the jobs change", async () => {
  const shift = { weekday: 1, startsAt: "08:00", endsAt: "12:00" }
  expect(await change({ kind: "shifts", hours: [{ ...shift, endsAt: "07:00" }] })).toBe("invalid-hours")
  expect(await change({ kind: "shifts", hours: [shift, { ...shift, startsAt: "11:00" }] })).toBe("overlap")
  expect(await change({ kind: "holiday", day: "2026-02-30", name: "x", scope: "propria" })).toBe(
    "invalid-day",
  )
  expect(await change({ kind: "holiday", day: "2026-12-24", name: " ", scope: "propria" })).toBe(
    "invalid-name",
  )
  expect(await change({ kind: "remove-holiday", day: "2026-12-24" })).toBe("missing")
  expect(await runJobs(at("10:00"))).toBe(0)
  expect((await readCalendar(database.as.worker)).shifts[1]).toEqual([["08:00:00", "20:00:00"]])
})

test("a notice over the limit per minute waits five minutes, and is then sent if it is still valid", async () => {
  const id = await storeLead(at("10:00"))
  await advanceLead(deskJobContext(database.as.worker), id, at("10:00"))
  const due = await runJobs(at("10:00"), async () => false)
  expect(due).toBeGreaterThan(0)
  expect(smtp.received).toHaveLength(0)
  const { rows } = await sql<{ dueAt: Date }>`
    select due_at from job_outbox where queue = 'lead-desk-mail'`.execute(database.as.owner)
  expect(rows).toHaveLength(due)
  for (const { dueAt } of rows) expect(dueAt).toEqual(at("10:05"))
  await runJobs(at("10:05"))
  expect(smtp.received).toHaveLength(due)
})
