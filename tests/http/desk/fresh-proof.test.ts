import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { eventually } from "../../../testing/eventually.ts"
import { enrolPerson, forgetUsedCodes, signInAgain, staffPassword } from "../../../testing/factories/staff.ts"
import { openDesk, openWorker } from "../../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import { isSignedIn, signInOver } from "../../../testing/visitors/desk-visit.ts"
import { postForm } from "../../../testing/visitors/posted-form.ts"

type Person = Awaited<ReturnType<typeof enrolPerson>>

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
let ana: Person
let bia: Person
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  desk = await openDesk({ database })
  ana = await enrolPerson(database, { name: "Ana Gestora", role: "administracao" })
  bia = await enrolPerson(database, { name: "Bia Gestora", role: "administracao" })
})
afterAll(async () => {
  await desk.stop()
  await database.drop()
})
beforeEach(() => setProof(ana, 11))

/** As if the person had given password and code so many minutes ago. */
async function setProof({ id }: Person, minutesAgo: number, method = "password+code") {
  await database.as.owner
    .updateTable("staffSessions")
    .set({ provedAt: new Date(Date.now() - minutesAgo * 60_000), method })
    .where("userId", "=", id)
    .execute()
}

async function act({ browser }: Person, path: string, fields?: Record<string, string>) {
  const headers = { cookie: browser.cookie() }
  const response = await (fields
    ? postForm(desk.url + path, fields, headers)
    : fetch(desk.url + path, { headers, redirect: "manual" }))
  browser.store(response.headers)
  await response.body?.cancel()
  return { status: response.status, to: response.headers.get("location") ?? "" }
}

const people = "/painel/pessoas"
const locked = "/painel/titulares/guardados"
const confirm = `/painel/confirmar?volta=${people}`

function invite(name: string) {
  return { intent: "invite", name, email: `${name.toLowerCase()}@exemplo.example`, role: "atendente" }
}

async function confirmAs(person: Person, given: { password?: string; code?: string } = {}) {
  await forgetUsedCodes(database, person.id)
  return act(person, confirm, {
    password: given.password ?? staffPassword,
    code: given.code ?? codeOf(person.secret),
  })
}

function dangerous() {
  return [
    [people, invite("Nova"), people],
    [people, { intent: "role", person: bia.id, role: "gestao" }, people],
    [people, { intent: "turn-off", person: bia.id }, people],
    [people, { intent: "end-sessions", person: bia.id }, people],
    [locked, { intent: "open", sought: "ana@exemplo.example", reason: "Processo de exemplo nº 1" }, locked],
    ["/painel/numeros/leads.csv", undefined, "/painel/numeros"],
    ["/painel/incidentes/7/cartas", undefined, "/painel/incidentes/7/cartas"],
    ["/painel/incidentes/7/titulares.csv", undefined, "/painel/incidentes/7/cartas"],
  ] as const
}

test("[N16.03] eleven minutes after the last proof every dangerous action asks for password and code first", async () => {
  for (const [path, fields, backTo] of dangerous())
    expect(await act(ana, path, fields), JSON.stringify(fields ?? path)).toEqual({
      status: 303,
      to: `/painel/confirmar?volta=${backTo}`,
    })
  const { owner } = database.as
  expect(
    await owner.selectFrom("staffInvitations").select("id").where("acceptedAt", "is", null).execute(),
  ).toEqual([])
  const role = owner.selectFrom("staffPeople").select(["role", "banned"]).where("id", "=", bia.id)
  expect(await role.executeTakeFirst()).toEqual({ role: "administracao", banned: false })
  // Reading does not need it.
  expect((await act(ana, people)).status).toBe(200)
})

test("[N16.03] after password and code the action is done; wrong ones prove nothing", async () => {
  expect((await confirmAs(ana, { password: "outra frase qualquer" })).status).toBe(401)
  expect((await confirmAs(ana, { code: "000000" })).status).toBe(401)
  expect((await act(ana, people, invite("Recusada"))).to).toBe(confirm)
  expect(await confirmAs(ana)).toEqual({ status: 303, to: people })
  expect((await act(ana, people, invite("Aceita"))).to).toContain("feito=convidada")
  expect((await act(ana, "/painel/numeros/leads.csv")).status).toBe(200)
  await setProof(ana, 9)
  expect((await act(ana, people, invite("Tambem"))).to).toContain("feito=convidada")
})

test("[N16.03] a proof renews the session: a copy of its old cookie is signed out", async () => {
  const gil = await enrolPerson(database, { name: "Gil Gestor", role: "administracao" })
  await setProof(gil, 11)
  const copy = { cookie: gil.browser.cookie() }
  const opens = async () => (await fetch(desk.url + people, { headers: copy, redirect: "manual" })).status
  // A refused proof renews nothing.
  expect((await confirmAs(gil, { code: "000000" })).status).toBe(401)
  expect(await opens()).toBe(200)
  // The session is due for a longer expiry, which sets a cookie too.
  await database.as.owner
    .updateTable("staffSessions")
    .set({ expiresAt: new Date(Date.now() + 60 * 60_000) })
    .where("userId", "=", gil.id)
    .execute()
  expect((await confirmAs(gil)).status).toBe(303)
  expect(await opens()).toBe(303)
  expect((await act(gil, people)).status).toBe(200)
  expect((await act(gil, people, invite("Renovada"))).to).toContain("feito=convidada")
})

test("[N16.01] a sign-in ends the session that the browser had before, and no other", async () => {
  const ivo = await enrolPerson(database, { name: "Ivo Gestor", role: "administracao" })
  const other = await signInAgain(database, ivo)
  const copy = { cookie: ivo.browser.cookie() }
  await forgetUsedCodes(database, ivo.id)
  const given = { email: ivo.email, password: staffPassword, code: codeOf(ivo.secret) }
  expect(await signInOver(ivo.browser, desk.url, given)).toBe(303)
  expect((await fetch(desk.url + people, { headers: copy, redirect: "manual" })).status).toBe(303)
  expect(await isSignedIn(ivo.browser, desk.url)).toBe(true)
  expect(await isSignedIn(other, desk.url)).toBe(true)
})

test("[N16.03] a code that was used before is no proof, and five attempts are the limit", async () => {
  const caio = await enrolPerson(database, { name: "Caio Gestor", role: "administracao" })
  await setProof(caio, 11)
  const code = codeOf(caio.secret)
  const attempt = () => act(caio, confirm, { password: staffPassword, code })
  expect((await attempt()).status).toBe(303)
  expect((await attempt()).status).toBe(401)
  for (let n = 0; n < 3; n++) expect((await attempt()).status).toBe(401)
  expect((await attempt()).status).toBe(429)
})

test("[N16.03] a sign-in with a recovery code is not a proof until a code of the app was given", async () => {
  await setProof(ana, 0, "password+recovery")
  expect((await act(ana, people, invite("Perdida"))).to).toBe(confirm)
  expect((await confirmAs(ana)).status).toBe(303)
  expect((await act(ana, people, invite("Achada"))).to).toContain("feito=convidada")
})

test("[N16.03] the other administrators are told by mail, and nobody else", async () => {
  await setProof(ana, 0)
  const dora = await enrolPerson(database, { name: "Dora Atendente", role: "atendente" })
  await database.as.owner.deleteFrom("jobOutbox").execute()
  const smtp = await startSmtpServer()
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  try {
    await act(ana, people, { intent: "role", person: dora.id, role: "gestao" })
    await act(ana, people, { intent: "turn-off", person: dora.id })
    await act(ana, "/painel/numeros/leads.csv")
    await act(ana, "/painel/ajustes/telefones", {
      intent: "publish",
      seen: "0",
      mainPhone: "(11) 3127-4408",
      reason: "Linha nova.",
    })
    const told = await eventually(() => {
      const toBia = smtp.received.filter(({ recipients }) => recipients[0] === bia.email)
      return toBia.length === 4 && toBia
    })
    const texts = told.map(({ text }) => text ?? "").join("\n")
    expect(texts).toContain("Ana Gestora mudou o perfil de Dora Atendente para Gestão")
    expect(texts).toContain("Ana Gestora desativou o acesso de Dora Atendente")
    expect(texts).toContain("Ana Gestora baixou a planilha")
    expect(texts).toContain("Ana Gestora mudou ajustes do site: Telefone do site")
    const others = smtp.received.flatMap(({ recipients }) => recipients)
    expect(others).not.toContain(ana.email)
    expect(others).not.toContain(dora.email)
  } finally {
    await worker.stop()
    await smtp.close()
  }
})
