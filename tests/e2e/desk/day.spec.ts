import type { BrowserContext, Page } from "@playwright/test"
import { sql } from "kysely"
import { advanceLeads } from "../../../app/desk/escalation/advance-leads.server.ts"
import { readCalendar } from "../../../app/leads/deadline/calendar-store.server.ts"
import { isAvailable } from "../../../app/staff/hours/availability.ts"
import {
  findActivePerson,
  listManagers,
  listPresences,
} from "../../../app/staff/hours/availability-store.server.ts"
import { openAllHours } from "../../../testing/factories/office-hours.ts"
import { clearStaff } from "../../../testing/factories/past-audit.ts"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { mailsTo } from "../../../testing/servers/smtp-server.ts"
import type { TestDatabase } from "../../../testing/servers/test-database.ts"
import { goodFields, postForm } from "../../../testing/visitors/posted-form.ts"
import { expect, test } from "../site-fixture.ts"

type Enrolled = Awaited<ReturnType<typeof enrolPerson>>

async function signIn(context: BrowserContext, person: Enrolled, url: string) {
  await context.addCookies(person.browser.cookiesFor(url))
  return context.newPage()
}

/** Runs the worker's step over all leads, at the given time. */
function advanceAt(database: TestDatabase, now: Date) {
  const db = database.as.worker
  return advanceLeads(
    {
      db,
      readCalendar: () => readCalendar(db),
      people: {
        listAvailable: async (connection, moment, office) =>
          (await listPresences(connection, moment)).filter((person) => isAvailable(person, moment, office)),
        listManagement: listManagers,
        findPerson: findActivePerson,
      },
      onFailure: (error) => {
        throw error
      },
    },
    now,
  )
}

/** Repeats the request until it is accepted, as a visitor would. A repeated request with the same text stores no second lead (D43). */
function requestQuote(originUrl: string, fields: Pick<typeof goodFields, "name" | "phone">) {
  const send = async () => (await postForm(`${originUrl}/`, { ...goodFields, ...fields })).status
  return expect.poll(send, { timeout: 20_000 }).toBe(303)
}

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name })

test("a day at the office: a lead appears, one person accepts it and the other sees it; attempt, contact, quote, closed; a forgotten lead escalates; the statistics agree", async ({
  browser,
  stack,
}) => {
  test.setTimeout(150_000)
  const { database, url, originUrl } = stack
  const { owner } = database.as
  await clearStaff(owner)
  await openAllHours(database)
  const caio = await enrolPerson(database, { name: "Caio Amostra", role: "atendente", publicUrl: url })
  const dalva = await enrolPerson(database, { name: "Dalva Exemplar", role: "atendente", publicUrl: url })
  const gil = await enrolPerson(database, { name: "Gil Gestor", role: "gestao", publicUrl: url })

  const [caioPage, dalvaPage, gilPage] = await Promise.all(
    [caio, dalva, gil].map(async (person) => signIn(await browser.newContext(), person, url)),
  )
  if (!caioPage || !dalvaPage || !gilPage) throw new Error("no pages")
  await caioPage.goto(`${url}/painel/leads`)
  await dalvaPage.goto(`${url}/painel/leads`)
  await expect(caioPage.getByText("Nenhum lead aguarda o primeiro contato.").first()).toBeVisible()
  await caioPage.locator("html[data-script=ready]").waitFor({ state: "attached" })

  // A visitor requests a quote. The desk shows it without a reload.
  await requestQuote(originUrl, { name: "Ivone Conjectura", phone: "(11) 90000-0011" })
  await expect(caioPage.getByText("Chegou um lead novo")).toBeVisible({ timeout: 20_000 })
  await caioPage.getByRole("button", { name: /Mostrar/ }).click()
  await expect(row(caioPage, "Ivone Conjectura")).toBeVisible()

  // The lead was offered to one of the two. That person accepts it, and the other sees who owns it.
  const { offeredTo } = await owner.selectFrom("leads").select("offeredTo").executeTakeFirstOrThrow()
  const [taker, other] = offeredTo === caio.id ? [caioPage, dalvaPage] : [dalvaPage, caioPage]
  const takerName = offeredTo === caio.id ? "Caio" : "Dalva"
  await taker.goto(`${url}/painel/leads`)
  await other.goto(`${url}/painel/leads`)
  await taker.getByRole("button", { name: "Aceitar" }).click()
  await expect(taker.getByRole("heading", { name: "Ivone Conjectura" })).toBeVisible()
  await expect(row(other, "Ivone Conjectura")).toContainText(takerName, { timeout: 15_000 })

  // An attempt does not stop the deadline, a contact does.
  const lead = () => owner.selectFrom("leads").selectAll().executeTakeFirstOrThrow()
  await taker.getByRole("button", { name: /Não atendeu/ }).click()
  await expect(taker.getByText("Tentativa registrada.")).toBeVisible()
  expect((await lead()).firstContactAt).toBeNull()
  await taker.getByRole("button", { name: /Falei com Ivone/ }).click()
  await expect(taker.getByText("Contato registrado. O relógio parou.")).toBeVisible()
  expect(await lead()).toMatchObject({ status: "em_contato", attempts: 1 })

  // A note from an outdated page is refused, and the typed text is kept.
  const { id } = await lead()
  await other.goto(`${url}/painel/leads/${id}`)
  await taker.goto(`${url}/painel/leads/${id}`)
  await other.getByLabel("Nota", { exact: true }).fill("Prefere falar à tarde.")
  await taker.getByRole("button", { name: "Cotação enviada" }).click()
  await expect(taker.getByText("Situação alterada.")).toBeVisible()
  await other.getByRole("button", { name: "Salvar nota" }).click()
  await expect(other.getByRole("alert")).toContainText("este lead mudou")
  await expect(other.getByLabel("Nota", { exact: true })).toHaveValue("Prefere falar à tarde.")
  await other.getByRole("button", { name: "Salvar mesmo assim" }).click()
  await expect(other.getByText("Nota salva.")).toBeVisible()
  await taker.goto(`${url}/painel/leads/${id}`)
  await taker.getByRole("button", { name: "Fechado" }).click()
  await expect(taker.getByText("Situação alterada.")).toBeVisible()
  expect((await lead()).status).toBe("fechado")

  // Nobody works on a second lead. As time passes it is offered to others, warnings are sent, and it goes to the managers.
  await requestQuote(originUrl, { name: "Osvaldo Fictício", phone: "(11) 90000-0012" })
  const second = () =>
    owner.selectFrom("leads").selectAll().where("name", "=", "Osvaldo Fictício").executeTakeFirst()
  await expect.poll(async () => (await second())?.offeredTo ?? null, { timeout: 40_000 }).not.toBeNull()
  const firstOffer = (await second())?.offeredTo
  const arrived = (await second())?.createdAt ?? new Date()
  for (const minutes of [16, 32, 61, 97, 121])
    await advanceAt(database, new Date(arrived.getTime() + minutes * 60_000))
  const forgotten = await second()
  expect(forgotten?.escalatedAt).not.toBeNull()
  const kinds = await owner
    .selectFrom("leadEvents")
    .select("kind")
    .where("leadId", "=", forgotten?.id ?? 0)
    .orderBy("id")
    .execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["created", "offered", "warned_half", "warned_four_fifths", "escalated"]),
  )
  const offers = await owner
    .selectFrom("leadEvents")
    .select("details")
    .where("leadId", "=", forgotten?.id ?? 0)
    .where("kind", "=", "offered")
    .orderBy("id")
    .execute()
  expect(new Set(offers.map(({ details }) => (details as { to?: string }).to)).size).toBeGreaterThan(1)
  expect(firstOffer).toBeTruthy()
  await expect
    .poll(() => mailsTo(stack.smtp.received, gil.email).length, { timeout: 30_000 })
    .toBeGreaterThan(0)
  await gilPage.goto(`${url}/painel/leads`)
  await expect(row(gilPage, "Osvaldo Fictício")).toContainText("Com a gestão")

  // The statistics agree with the rows.
  await gilPage.goto(`${url}/painel/numeros?periodo=hoje`)
  const { rows } = await sql<{ total: number; closed: number; kept: number }>`
    select count(*)::int as total, count(*) filter (where status = 'fechado')::int as closed,
      count(*) filter (where first_contact_at <= due_at)::int as kept
    from leads where not is_test`.execute(owner)
  const figure = (label: RegExp) => gilPage.getByRole("term").filter({ hasText: label }).locator("xpath=..")
  await expect(figure(/^leads ao todo/)).toContainText(String(rows[0]?.total))
  await expect(figure(/^fechados/)).toContainText(String(rows[0]?.closed))
  await expect(figure(/^no prazo/)).toContainText(`${rows[0]?.kept} de`)
})
