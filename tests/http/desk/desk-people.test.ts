import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createInvitationLinks } from "../../../app/staff/people/invitation-links.server.ts"
import { createCookieJar, enrolPerson, forgetUsedCodes } from "../../../testing/factories/staff.ts"
import { storeAuthor, storePost } from "../../../testing/factories/stored-post.ts"
import { openDesk } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import { isSignedIn, visitDesk } from "../../../testing/visitors/desk-visit.ts"
import { postForm } from "../../../testing/visitors/posted-form.ts"

type Person = Awaited<ReturnType<typeof enrolPerson>>

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
let ada: Person
let gil: Person
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  desk = await openDesk({ database })
  // The only administrator of this office.
  await sql`update staff_people set role = 'atendente' where id = ${testPerson.id}`.execute(database.as.owner)
  ada = await enrolPerson(database, { name: "Ada Exemplo", role: "administracao" })
  gil = await enrolPerson(database, { name: "Gil Modelo", role: "gestao" })
})
afterAll(async () => {
  await desk.stop()
  await database.drop()
})

function open(path: string, { browser }: Person = ada) {
  return fetch(desk.url + path, { redirect: "manual", headers: { cookie: browser.cookie() } })
}

async function textOf(response: Response) {
  expect(response.status).toBeLessThan(500)
  return (await response.text()).replaceAll("<!-- -->", "")
}

function post(path: string, fields: Record<string, string>, { browser }: Person = ada) {
  return postForm(desk.url + path, fields, { cookie: browser.cookie() })
}

/** Posts a form that must succeed, and opens the page of its redirect. */
async function submit(path: string, fields: Record<string, string>, by = ada) {
  const response = await post(path, fields, by)
  expect([response.status, await response.text()]).toEqual([303, ""])
  const location = response.headers.get("location") ?? ""
  return { location, html: await textOf(await open(location, by)) }
}

/** Posts a form that must be refused. */
async function submitRefused(path: string, fields: Record<string, string>) {
  const response = await post(path, fields)
  expect(response.status).toBe(409)
  expect(response.headers.get("cache-control")).toBe("no-store")
  return textOf(response)
}

async function auditedActions(target: string) {
  const { rows } = await sql<{ action: string }>`
    select action from staff_audit where target = ${target} and staff_id = ${ada.id} order by id`.execute(
    database.as.owner,
  )
  return rows.map(({ action }) => action)
}

test("invites a person, withdraws an invitation, and keeps the typed values of a refused one", async () => {
  const typed = { intent: "invite", name: "Marina <Exemplo>", email: "marina@webplan", role: "atendente" }
  const bad = await submitRefused("/painel/pessoas", typed)
  expect(bad).toContain("O convite não foi enviado.")
  expect(bad).toContain('value="Marina &lt;Exemplo&gt;"')

  const sent = await submit("/painel/pessoas", { ...typed, email: "Marina@WebPlan.example" })
  expect(sent.location).toBe("/painel/pessoas?feito=convidada")
  expect(sent.html).toContain("Convite enviado.")
  const [, invitation = ""] = /name="invitation" value="([^"]+)"/.exec(sent.html) ?? []
  const withdrawn = await submit("/painel/pessoas", { intent: "withdraw", invitation })
  expect(withdrawn.html).toContain("Nenhum convite aberto.")
  expect(await auditedActions(invitation)).toEqual(["convite_enviado", "convite_cancelado"])
  expect(await submitRefused("/painel/pessoas", { intent: "withdraw", invitation })).toContain(
    "não está mais aberto",
  )
  expect(await submitRefused("/painel/pessoas", { ...typed, email: gil.email })).toContain(
    "Já existe uma pessoa",
  )
})

test("refuses to remove role or access of the last administrator, and says why", async () => {
  const changes: Record<string, string>[] = [{ intent: "turn-off" }, { intent: "role", role: "gestao" }]
  for (const change of changes)
    expect(await submitRefused("/painel/pessoas", { ...change, person: ada.id })).toContain(
      "É a única pessoa da administração com acesso.",
    )
  expect((await open("/painel/pessoas")).status).toBe(200)
})

test("turning access off ends the sessions; access can be turned on again, sessions ended and roles changed", async () => {
  const caio = await enrolPerson(database, { name: "Caio Amostra", role: "atendente" })
  expect((await open("/painel/calendario", caio)).status).toBe(200)
  const off = await submit("/painel/pessoas", { intent: "turn-off", person: caio.id })
  expect(off.html).toContain("acesso desativado")
  expect((await open("/painel/calendario", caio)).status).toBe(303)
  await submit("/painel/pessoas", { intent: "turn-on", person: caio.id })
  expect((await open("/painel/calendario", caio)).status).toBe(303)

  const dalva = await enrolPerson(database, { name: "Dalva Exemplar", role: "atendente" })
  await submit("/painel/pessoas", { intent: "role", person: dalva.id, role: "redacao" })
  expect((await open("/painel/calendario", dalva)).status).toBe(403)
  await submit("/painel/pessoas", { intent: "end-sessions", person: dalva.id })
  expect((await open("/painel/artigos", dalva)).status).toBe(303)
  expect(await auditedActions(caio.id)).toEqual(["acesso_desligado", "acesso_religado"])
  expect(await auditedActions(dalva.id)).toEqual(["papel_mudado", "sessoes_encerradas"])
})

test("managers see the people but no buttons there, and may change anybody's hours", async () => {
  const page = await textOf(await open("/painel/pessoas", gil))
  expect(page).toContain("Ada Exemplo")
  expect(page).not.toContain("Enviar convite")
  expect(page).not.toContain('name="person"')
  expect((await post("/painel/pessoas", { intent: "turn-off", person: ada.id }, gil)).status).toBe(403)
  const hours = { intent: "hours", "de-1-0": "09:00", "ate-1-0": "12:00" }
  expect((await submit(`/painel/pessoas/${ada.id}`, hours, gil)).html).toContain("Horário salvo.")
})

test("changes hours and absences of a person; a refused form shows the fault beside its day and keeps the typed values", async () => {
  const path = `/painel/pessoas/${gil.id}`
  expect(await textOf(await open(path))).toContain("Sem horário próprio")
  const bad = await submitRefused(path, { intent: "hours", "de-2-0": "18:00", "ate-2-0": "08:00" })
  expect(bad).toContain("O fim de um turno vem depois do começo.")
  expect(bad).toMatch(/name="de-2-0"[^>]*value="18:00"/)
  const good = await submit(path, { intent: "hours", "de-2-0": "18:00", "ate-2-0": "00:00" })
  expect(good.html).toContain("Horário próprio")
  const { rows } =
    await sql`select weekday, starts_at, ends_at from staff_shifts where staff_id = ${gil.id}`.execute(
      database.as.owner,
    )
  expect(rows).toEqual([{ weekday: 2, startsAt: "18:00", endsAt: "24:00" }])

  expect(await submitRefused(path, { intent: "absence", firstDay: "2030-02-31" })).toContain(
    "não foi marcada",
  )
  const away = await submit(path, { intent: "absence", firstDay: "2030-02-01", note: "Férias" })
  expect(away.html).toContain("1º de fevereiro de 2030")
  const [, absence = ""] = /name="absence" value="([^"]+)"/.exec(away.html) ?? []
  expect((await submit(path, { intent: "return", absence })).html).toContain("Nenhuma ausência marcada.")
  expect(await auditedActions(gil.id)).toEqual(["horario_mudado", "ausencia_marcada", "ausencia_retirada"])
  expect((await open("/painel/pessoas/00000000-0000-4000-8000-00000000dead")).status).toBe(404)
})

test("changes office hours and holidays, adds a job for the deadlines, and keeps the typed values of a refused form", async () => {
  const marked = await submit("/painel/calendario", {
    intent: "holiday",
    day: "2031-07-09",
    name: "Revolução Constitucionalista",
    scope: "estadual",
  })
  expect(marked.location).toBe("/painel/calendario?ano=2031&feito=feriado")
  expect(marked.html).toContain("estão sendo recalculados")
  expect(marked.html).toMatch(/Revolução Constitucionalista<\/td><td>Estadual/)
  const removed = await submit("/painel/calendario", { intent: "remove-holiday", day: "2031-07-09" })
  expect(removed.html).not.toContain("Revolução")
  const nameless = { intent: "holiday", day: "2031-07-09", name: " ", scope: "propria" }
  expect(await submitRefused("/painel/calendario", nameless)).toMatch(/name="day"[^>]*value="2031-07-09"/)

  const shifts = { intent: "shifts", "de-6-0": "09:00", "ate-6-0": "13:00" }
  expect(
    await submitRefused("/painel/calendario", { ...shifts, "de-6-1": "12:00", "ate-6-1": "14:00" }),
  ).toContain("não podem se sobrepor")
  expect((await submit("/painel/calendario", shifts)).html).toMatch(/Sábado<\/th><td>9h às 13h/)
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from job_outbox where queue = 'lead-move-deadlines'`.execute(
    database.as.owner,
  )
  expect(rows).toEqual([{ jobs: 3 }])
})

test("a holder request shows the time left; answering it once removes its personal data", async () => {
  const { rows } = await sql<{ protocol: string }>`
    insert into holder_requests (kind, due_at, email, message)
    values ('informacao', now() + interval '3 days 1 hour', 'ana@exemplo.example', 'Quem viu?')
    returning protocol`.execute(database.as.owner)
  const protocol = rows[0]?.protocol ?? ""
  const listed = await textOf(await open("/painel/titulares"))
  expect(listed).toContain("1 pedido aguarda resposta.")
  expect(listed).toContain("faltam 3 dias")
  expect(listed).toContain("Quem viu?")
  expect(await submitRefused("/painel/titulares", { protocol, outcome: "encerrado" })).toContain(
    "continua aberto",
  )
  const closed = await submit("/painel/titulares", { intent: "answer", protocol, outcome: "respondido" })
  expect(closed.html).toContain("Nenhum pedido aguarda resposta.")
  expect(closed.html).not.toContain("ana@exemplo.example")
  expect(closed.html).toContain(protocol)
  expect(await auditedActions(protocol)).toEqual(["pedido_de_titular_respondido"])
  expect(await submitRefused("/painel/titulares", { protocol, outcome: "respondido" })).toContain(
    "já estava encerrado",
  )
})

test("lists articles of every status, with a link only for published ones", async () => {
  const authorId = await storeAuthor(database.as.owner, "autora")
  const published = await storePost(database.as.owner, authorId, { title: "Aberto a todos", views: 1234 })
  const draft = await storePost(database.as.owner, authorId, {
    title: "Ainda em rascunho",
    status: "draft",
    publishedAt: null,
  })
  const page = await textOf(await open("/painel/artigos"))
  expect(page).toContain(`<a href="/blog/${published.slug}">Aberto a todos</a>`)
  expect(page).toContain("1.234")
  expect(page).toContain("Ainda em rascunho")
  expect(page).not.toContain(`/blog/${draft.slug}`)
  expect(page.indexOf("Ainda em rascunho")).toBeLessThan(page.indexOf("Aberto a todos"))
})

/** Sends an invitation again with the given form, and posts a new password to its link. */
async function resetOf(person: Person, intent: "invite-again" | "invite-anew") {
  await submit("/painel/pessoas", { intent, person: person.id })
  const { id } = await database.as.owner
    .selectFrom("staffInvitations")
    .select("id")
    .where("email", "=", person.email)
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .executeTakeFirstOrThrow()
  const browser = createCookieJar()
  const path = createInvitationLinks(testSecrets.invitations).pathOf(id)
  return { browser, answer: await visitDesk(browser, desk.url + path, { password: newPassword }) }
}

const newPassword = "quatro tijolos amarelos na varanda"

test("the link for a new password does not open an account: the second factor stays and is asked for", async () => {
  const caio = await enrolPerson(database, { name: "Caio Amostra", role: "atendente" })
  const { browser, answer } = await resetOf(caio, "invite-again")
  expect([answer.status, answer.to]).toEqual([303, "/painel/entrar/codigo"])
  expect(await isSignedIn(browser, desk.url)).toBe(false)
  expect(await isSignedIn(caio.browser, desk.url), "the earlier sessions have ended").toBe(false)
  expect((await visitDesk(browser, `${desk.url}/painel/entrar/codigo`, { code: "000000" })).status).toBe(401)
  await forgetUsedCodes(database, caio.id)
  const code = codeOf(caio.secret)
  expect((await visitDesk(browser, `${desk.url}/painel/entrar/codigo`, { code })).status).toBe(303)
  expect(await isSignedIn(browser, desk.url)).toBe(true)
})

test("a person who lost the phone makes the whole access again, and the audit says so", async () => {
  const dalva = await enrolPerson(database, { name: "Dalva Amostra", role: "atendente" })
  const { answer } = await resetOf(dalva, "invite-anew")
  expect([answer.status, answer.html]).toEqual([200, expect.stringContaining("Segundo passo, no celular")])
  const { rows } = await sql`
    select details from staff_audit where action = 'convite_enviado' order by id desc limit 1`.execute(
    database.as.owner,
  )
  expect(rows).toEqual([{ details: { role: "atendente", secondFactor: "novo" } }])
})
