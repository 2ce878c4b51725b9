import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import {
  createCookieJar,
  enrolPerson,
  forgetUsedCodes,
  signInAgain,
  staffPassword,
} from "../../../testing/factories/staff.ts"
import { openDesk } from "../../../testing/servers/app-processes.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import { isSignedIn, signInOver, visitDesk } from "../../../testing/visitors/desk-visit.ts"

type Person = Awaited<ReturnType<typeof enrolPerson>>

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  desk = await openDesk({ database })
})
afterAll(async () => {
  await desk.stop()
  await database.drop()
})
beforeEach(() => sql`truncate rate_limits, job_outbox`.execute(database.as.owner))

const newPassword = "girafa telhado violino manso"
const addresses = {
  password: "/painel/conta/senha",
  secondFactor: "/painel/conta/segundo-passo",
  codes: "/painel/conta/codigos",
}

/** A person who is signed in in two browsers. */
async function enrolTwice(name: string) {
  const person = await enrolPerson(database, { name, role: "atendente" })
  const other = await signInAgain(database, person)
  await forgetUsedCodes(database, person.id)
  return { person, other }
}

/** The status of a sign-in in a new browser. */
async function tryToSignIn({ id, email }: Person, given: { code: string; password?: string }) {
  await forgetUsedCodes(database, id)
  return signInOver(createCookieJar(), desk.url, { email, password: staffPassword, ...given })
}

function tryRecoveryCode({ email }: Person, code: string) {
  const given = { email, password: staffPassword, code, isRecovery: true }
  return signInOver(createCookieJar(), desk.url, given)
}

/** What the person is told by mail. */
async function queuedMails({ id }: Person) {
  const jobs = await database.as.owner
    .selectFrom("jobOutbox")
    .select("payload")
    .where("queue", "=", "staff-mail-account-change")
    .execute()
  return jobs
    .map(({ payload }) => payload as { personId: string; change: string })
    .filter(({ personId }) => personId === id)
    .map(({ change }) => change)
}

async function auditOf({ id }: Person) {
  const rows = await database.as.owner
    .selectFrom("staffAudit")
    .select("action")
    .where("staffId", "=", id)
    .orderBy("id")
    .execute()
  return rows.map(({ action }) => action)
}

function shownCodes(html: string) {
  return [...html.matchAll(/<li>([a-z0-9-]{29})<\/li>/g)].map(([, code = ""]) => code)
}

test("[N16.02] a new password needs the present one and ends the other sessions and keeps this one; the old password stops working; the person is told", async () => {
  const { person, other } = await enrolTwice("Paula Modelo")
  const bystander = await enrolPerson(database, { name: "Quirino Modelo", role: "atendente" })
  const change = (current: string) =>
    visitDesk(person.browser, desk.url + addresses.password, { password: newPassword, current })
  for (const current of ["", newPassword]) expect((await change(current)).status, current).toBe(401)
  expect(await isSignedIn(other, desk.url)).toBe(true)
  const changed = await change(staffPassword)
  expect(changed).toMatchObject({ status: 303, to: "/painel/conta?feito=senha" })
  expect(await isSignedIn(person.browser, desk.url)).toBe(true)
  expect(await isSignedIn(other, desk.url)).toBe(false)
  expect(await isSignedIn(bystander.browser, desk.url)).toBe(true)
  const code = codeOf(person.secret)
  expect(await tryToSignIn(person, { code })).toBe(401)
  expect(await tryToSignIn(person, { code, password: newPassword })).toBe(303)
  expect(await queuedMails(person)).toEqual(["password"])
  expect(await queuedMails(bystander)).toEqual([])
  expect(await auditOf(person)).toContain("senha_trocada")
})

test("[N16.02] a password that is easy to guess is refused and changes nothing", async () => {
  const { person, other } = await enrolTwice("Rosana Modelo")
  for (const password of ["", "curta", "rosana rosana rosana", "flamengo 2024 flamengo"]) {
    const refused = await visitDesk(person.browser, desk.url + addresses.password, {
      password,
      current: staffPassword,
    })
    expect(refused.status, password).toBe(400)
    expect(refused.html, password).toContain('aria-invalid="true"')
  }
  expect(await isSignedIn(other, desk.url)).toBe(true)
  expect(await tryToSignIn(person, { code: codeOf(person.secret) })).toBe(303)
  expect(await queuedMails(person)).toEqual([])
})

test("[N16.02] five attempts to give the present password are the limit", async () => {
  const { person } = await enrolTwice("Sofia Modelo")
  const change = (current: string) =>
    visitDesk(person.browser, desk.url + addresses.password, { password: newPassword, current })
  for (let n = 0; n < 5; n++) expect((await change("outra frase qualquer")).status).toBe(401)
  expect((await change(staffPassword)).status).toBe(429)
  expect(await auditOf(person)).toEqual(
    expect.arrayContaining(["confirmacao_recusada", "confirmacao_bloqueada"]),
  )
  expect(await tryToSignIn(person, { code: codeOf(person.secret) })).toBe(303)
})

test("[N16.02] the old authenticator works until the first right code of the new one, and then only the new one", async () => {
  const { person, other } = await enrolTwice("Samara Modelo")
  const page = await visitDesk(person.browser, desk.url + addresses.secondFactor)
  const uri = /name="uri" value="([^"]*)"/.exec(page.html)?.[1]?.replaceAll("&amp;", "&") ?? ""
  const secret = new URL(uri).searchParams.get("secret") ?? ""
  expect(secret).not.toBe(person.secret)
  const confirm = (code: string) =>
    visitDesk(person.browser, desk.url + addresses.secondFactor, { uri, code })

  const wrong = await confirm(codeOf(person.secret))
  expect(wrong.status).toBe(401)
  // The same secret is shown again, so that the app need not be set up twice.
  expect(wrong.html.replaceAll("&amp;", "&")).toContain(`value="${uri}"`)
  expect(await isSignedIn(other, desk.url)).toBe(true)
  expect(await tryToSignIn(person, { code: codeOf(secret) })).toBe(401)
  expect(await tryToSignIn(person, { code: codeOf(person.secret) })).toBe(303)

  const code = codeOf(secret)
  const right = await confirm(code)
  expect(right.status).toBe(200)
  expect(await isSignedIn(person.browser, desk.url)).toBe(true)
  expect(await isSignedIn(other, desk.url)).toBe(false)
  // The code that confirmed it has been used.
  const { email } = person
  expect(await signInOver(createCookieJar(), desk.url, { email, password: staffPassword, code })).toBe(401)
  expect(await tryToSignIn(person, { code: codeOf(person.secret) })).toBe(401)
  expect(await tryToSignIn(person, { code: codeOf(secret) })).toBe(303)
  const codes = shownCodes(right.html)
  expect(codes).toHaveLength(10)
  expect(await tryRecoveryCode(person, person.recoveryCodes[0] ?? "")).toBe(401)
  expect(await tryRecoveryCode(person, codes[0] ?? "")).toBe(303)
  expect(await queuedMails(person)).toEqual(["second-factor"])
})

test("[N16.02] an invented secret of the authenticator is refused", async () => {
  const { person, other } = await enrolTwice("Tales Modelo")
  // Too short to be one that the page has shown.
  const secret = "MFRGGZDFMZTWQ2LK"
  for (const uri of ["", "https://evil.example", `otpauth://totp/WebPlan?secret=${secret}`]) {
    const fields = { uri, code: codeOf(secret) }
    expect((await visitDesk(person.browser, desk.url + addresses.secondFactor, fields)).status, uri).toBe(401)
  }
  expect(await isSignedIn(other, desk.url)).toBe(true)
  expect(await tryToSignIn(person, { code: codeOf(person.secret) })).toBe(303)
})

test("[N16.02] new recovery codes replace the old ones, and the page says how many are left", async () => {
  const { person } = await enrolTwice("Ugo Modelo")
  const renewed = await visitDesk(person.browser, desk.url + addresses.codes, { intent: "renew" })
  expect(renewed.status).toBe(200)
  const codes = shownCodes(renewed.html)
  expect(new Set(codes).size).toBe(10)
  expect(await tryRecoveryCode(person, person.recoveryCodes[0] ?? "")).toBe(401)
  expect(await tryRecoveryCode(person, codes[0] ?? "")).toBe(303)
  expect(await tryRecoveryCode(person, codes[0] ?? "")).toBe(401)
  const account = await visitDesk(person.browser, `${desk.url}/painel/conta`)
  expect(account.html).toContain("9 de 10 ainda valem")
  for (const code of codes) expect(account.html).not.toContain(code)
  expect(await queuedMails(person)).toEqual(["recovery-codes"])
})
