import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { readNewestChange } from "../../../app/settings/store/settings-store.server.ts"
import { officeHours } from "../../../app/site/content/company.ts"
import { type StaffRole, staffRoles } from "../../../app/staff/people/staff-person.ts"
import { eventually } from "../../../testing/eventually.ts"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { openDesk, openSite, openWorker } from "../../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { readPage } from "../../../testing/visitors/page.ts"
import { goodFields, postForm } from "../../../testing/visitors/posted-form.ts"

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
let site: Awaited<ReturnType<typeof openSite>>
const people = {} as Record<StaffRole, Awaited<ReturnType<typeof enrolPerson>>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  ;[desk, site] = await Promise.all([openDesk({ database }), openSite({ database })])
  for (const role of staffRoles) people[role] = await enrolPerson(database, { name: `${role} Modelo`, role })
})
afterAll(async () => {
  await Promise.all([desk.stop(), site.stop()])
  await database.drop()
})

const calendar = "/painel/calendario"
const headersOf = (role: StaffRole) => ({ cookie: people[role].browser.cookie() })

function post(role: StaffRole, fields: Record<string, string>) {
  return postForm(desk.url + calendar, fields, headersOf(role))
}

/** The same hours on each of these days, as the form sends them. */
function week(days: readonly number[], from: string, to: string) {
  return Object.fromEntries(
    days.flatMap((day) => [`de-${day}-0`, `ate-${day}-0`].map((name, n) => [name, n ? to : from])),
  )
}

/** What the site says of the hours of phone and chat, where it says it on every page and on pages without a form. */
async function hoursOnSite() {
  const [home, blog, missing] = await Promise.all(
    ["/", "/blog", "/nao-existe"].map((path) => readPage(site.url + path)),
  )
  return {
    footer: home?.texts("footer > div > div:nth-of-type(2) > p"),
    menu: home?.texts('details nav a[href^="tel:"] small'),
    help: blog?.texts("section[aria-labelledby=telefone] p").slice(1),
    strip: missing?.texts("main p > span"),
  }
}

function said(text: string) {
  return { footer: [text], menu: [text], help: [text], strip: [`${text}.`] }
}

async function refreshes() {
  const { rows } = await sql<{ reason: string; author: string }>`
    select c.reason, p.name as author from job_outbox o
    join settings_changes c on c.id = (o.payload ->> 'version')::bigint
    join staff_people p on p.id = c.author_id
    where o.queue = 'settings-refresh-edge' order by c.id`.execute(database.as.owner)
  return rows.map(({ author, reason }) => `${author}: ${reason}`)
}

test("[N5.03] who edits or answers leads may not change the calendar; nothing is stored, and the site says what it said", async () => {
  for (const role of ["redacao", "atendente"] as const)
    for (const fields of [
      { intent: "contact-hours", ...week([6], "09:00", "13:00") },
      { intent: "shifts", ...week([6], "09:00", "13:00") },
      { intent: "holiday", day: "2031-07-09", name: "Feriado", scope: "propria" },
    ] as Record<string, string>[])
      expect((await post(role, fields)).status, `${role} ${fields["intent"]}`).toBe(403)
  expect(await refreshes()).toEqual([])
  expect(await hoursOnSite()).toEqual(said(officeHours))
})

test("[N5.03] hours of phone and chat that the desk changes are on every page within seconds, and the earlier ones nowhere", async () => {
  const fields = {
    intent: "contact-hours",
    ...week([1, 2, 3, 4, 5], "08:00", "18:00"),
    ...week([6], "09:00", "13:00"),
  }
  const response = await post("gestao", fields)
  expect(response.headers.get("location")).toBe(`${calendar}?feito=atendimento`)
  const text = "De segunda a sexta-feira, das 8h às 18h; aos sábados, das 9h às 13h"
  const since = performance.now()
  await eventually(async () => (await hoursOnSite()).footer?.[0] === text)
  expect(performance.now() - since).toBeLessThan(10_000)
  expect(await hoursOnSite()).toEqual(said(text))
  for (const path of ["/blog", "/politicas-privacidade", "/nao-existe"])
    expect((await readPage(site.url + path)).text, path).not.toMatch(/todos os dias, das 8h às 20h/i)
  expect(await refreshes()).toEqual(["gestao Modelo: Calendário: telefone e WhatsApp"])
  const page = await readPage(`${desk.url}${calendar}?feito=atendimento`, headersOf("atendente"))
  expect(page.text).toContain("Horário de telefone e WhatsApp salvo.")
  expect(page.text).toContain(`No site aparece: “${text}”.`)
  // The promise still counts the shifts.
  expect((await readPage(site.url)).text).toContain(
    "Contamos as horas úteis de segunda a sexta-feira, das 8h às 20h",
  )
  const audit = await readPage(`${desk.url}/painel/auditoria`, headersOf("administracao"))
  expect(audit.text).toContain("Mudou o horário de telefone e WhatsApp")
})

test("[N5.03] a visitor's receipt names the hours that the calendar has when it is sent", async () => {
  const smtp = await startSmtpServer()
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  const receiptOf = async (email: string) => {
    expect((await postForm(site.url, { ...goodFields, email })).status).toBeLessThan(400)
    return eventually(() => smtp.received.find(({ recipients }) => recipients.includes(email)))
  }
  const text = "De segunda a sexta-feira, das 8h às 18h; aos sábados, das 9h às 13h."
  expect((await receiptOf("ana@exemplo.example")).text).toContain(`chame no WhatsApp. ${text}`)
  await post("administracao", { intent: "contact-hours", ...week([7], "09:00", "12:30") })
  const newest = await readNewestChange(database.as.web)
  await eventually(() => worker.output().includes(`"version":${newest},`))
  const later = await receiptOf("bia@exemplo.example")
  expect(later.text).toContain("chame no WhatsApp. Aos domingos, das 9h às 12h30.")
  expect(later.text).not.toContain("segunda a sexta")
  await worker.stop()
  await smtp.close()
})

test("[N5.03] the promise follows a change of the shifts, and then the site's hours of phone and chat stay", async () => {
  const before = await hoursOnSite()
  const response = await post("administracao", { intent: "shifts", ...week([2, 3, 4], "10:00", "16:00") })
  expect(response.headers.get("location")).toBe(`${calendar}?feito=expediente`)
  const promise = async () =>
    /Contamos as horas úteis ([^;,]*, [^,.]*)/.exec((await readPage(site.url)).text)?.[1]
  await eventually(async () => (await promise()) === "de terça a quinta-feira, das 10h às 16h")
  expect(await hoursOnSite()).toEqual(before)
  expect((await refreshes()).at(-1)).toBe("administracao Modelo: Calendário: expediente")
})

test("[N5.03] a calendar without hours of phone and chat leaves the line out everywhere", async () => {
  await post("gestao", { intent: "contact-hours" })
  const none = { footer: [], menu: [], help: [], strip: [] }
  await eventually(async () => (await hoursOnSite()).footer?.length === 0)
  expect(await hoursOnSite()).toEqual(none)
  const page = await readPage(desk.url + calendar, headersOf("gestao"))
  expect(page.text).toContain("Sem nenhum horário, o site não informa quando atendemos.")
})

test("faulty hours are shown again in the form that sent them, and the other form keeps what is stored", async () => {
  const response = await post("gestao", { intent: "contact-hours", "de-6-0": "12:00", "ate-6-0": "09:00" })
  expect(response.status).toBe(409)
  const html = await response.text()
  const [shifts = "", contact = ""] = html.split('id="atendimento"')
  expect(contact).toContain("O fim de um turno vem depois do começo.")
  expect(contact).toMatch(/name="de-6-0"[^>]*value="12:00"|value="12:00"[^>]*name="de-6-0"/)
  expect(shifts).not.toContain("O fim de um turno vem depois do começo.")
  expect(shifts).not.toContain('value="12:00"')
})
