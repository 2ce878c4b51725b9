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
import { createSoftwarePasskey } from "../../../testing/visitors/software-passkey.ts"

type Person = Awaited<ReturnType<typeof enrolPerson>>
type CreationOptions = Parameters<ReturnType<typeof createSoftwarePasskey>["create"]>[0]

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

const account = "/painel/conta"
const chaves = "/painel/conta/chaves"

function enrol(name: string) {
  return enrolPerson(database, { name, role: "atendente" })
}

async function visit({ browser }: Person, path: string, fields?: Record<string, string>) {
  const { status, to } = await visitDesk(browser, desk.url + path, fields)
  return { status, to }
}

function pageOf({ browser }: Person) {
  return visitDesk(browser, desk.url + account)
}

function sessionsOf({ id }: Person) {
  return database.as.owner
    .selectFrom("staffSessions")
    .select(["id", "token"])
    .where("userId", "=", id)
    .orderBy("createdAt")
    .execute()
}

function passkeysOf({ id }: Person) {
  return database.as.owner.selectFrom("staffPasskeys").selectAll().where("userId", "=", id).execute()
}

/** Creates a passkey as the script of the page does. */
async function createPasskey(person: Person) {
  const begun = await visitDesk(person.browser, desk.url + chaves, { intent: "begin" })
  const passkey = createSoftwarePasskey()
  const credential = passkey.create(JSON.parse(begun.html) as CreationOptions, {
    origin: "http://localhost",
    isVerified: true,
  })
  const created = await visit(person, chaves, { intent: "register", credential })
  expect(created).toEqual({ status: 303, to: "/painel/conta?feito=chave" })
  const row = (await passkeysOf(person)).at(-1)
  if (!row) throw new Error("not stored")
  return { passkey, credential, ...row }
}

/** As if the person had given password and code eleven minutes ago. */
async function letProofExpire({ id }: Person) {
  await database.as.owner
    .updateTable("staffSessions")
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .where("userId", "=", id)
    .execute()
}

test("[N16.02] without a fresh proof nothing that opens the account can be changed", async () => {
  const ana = await enrol("Ana Modelo")
  const { id, credential } = await createPasskey(ana)
  await letProofExpire(ana)
  const before = await passkeysOf(ana)
  const factors = database.as.owner.selectFrom("staffTwoFactors").selectAll().where("userId", "=", ana.id)
  const factorBefore = await factors.execute()
  for (const page of ["senha", "segundo-passo", "codigos"]) {
    const path = `/painel/conta/${page}`
    const answer = { status: 303, to: `/painel/confirmar?volta=${path}` }
    expect(await visit(ana, path), path).toEqual(answer)
    const fields = { password: "girafa telhado violino manso", code: codeOf(ana.secret), uri: "" }
    expect(await visit(ana, path, fields), path).toEqual(answer)
  }
  const passkey = { passkey: id, name: "Outra", credential }
  for (const intent of ["begin", "register", "rename", "remove"])
    expect(await visit(ana, chaves, { intent, ...passkey }), intent).toEqual({
      status: 303,
      to: `/painel/confirmar?volta=${account}`,
    })
  expect(await passkeysOf(ana)).toEqual(before)
  expect(await factors.execute()).toEqual(factorBefore)
  const { status, html } = await pageOf(ana)
  expect(status).toBe(200)
  expect(html).toContain(`href="/painel/confirmar?volta=${account}"`)
  expect(html).not.toContain("Remover chave")
  const given = { email: ana.email, password: staffPassword, code: codeOf(ana.secret) }
  expect(await signInOver(createCookieJar(), desk.url, given)).toBe(303)
})

test("every page of a signed-in person has the button that signs out, the steps without navigation too", async () => {
  const ana = await enrol("Alba Modelo")
  const paths = [
    "/painel/leads",
    account,
    "/painel/confirmar",
    ...["senha", "segundo-passo", "codigos"].map((page) => `${account}/${page}`),
  ]
  for (const path of paths) {
    const { status, html } = await visitDesk(ana.browser, desk.url + path)
    expect(status, path).toBe(200)
    expect(html, path).toMatch(/<form[^>]*action="\/painel\/sair"/)
  }
})

test("[N16.02] a person ends one session or all others after a fresh proof, and never one of somebody else", async () => {
  const [bia, caio] = [await enrol("Bia Modelo"), await enrol("Caio Modelo")]
  const others: Person["browser"][] = []
  for (let n = 0; n < 3; n++) {
    await forgetUsedCodes(database, bia.id)
    others.push(await signInAgain(database, bia))
  }
  const [, second] = await sessionsOf(bia)
  await letProofExpire(bia)
  for (const intent of ["end", "end-others"])
    expect(await visit(bia, account, { intent, session: second?.id ?? "" }), intent).toEqual({
      status: 303,
      to: `/painel/confirmar?volta=${account}`,
    })
  expect(await sessionsOf(bia)).toHaveLength(4)
  await database.as.owner
    .updateTable("staffSessions")
    .set({ provedAt: new Date() })
    .where("userId", "=", bia.id)
    .execute()
  const [ofCaio] = await sessionsOf(caio)
  const end = (session = "") => visit(bia, account, { intent: "end", session })
  for (const session of [ofCaio?.id, "", "nada", "00000000-0000-4000-8000-000000000000"])
    expect((await end(session)).status, session).toBe(409)
  expect(await isSignedIn(caio.browser, desk.url)).toBe(true)
  expect(await sessionsOf(bia)).toHaveLength(4)

  expect(await end(second?.id)).toEqual({ status: 303, to: "/painel/conta?feito=sessao" })
  const states = () => Promise.all(others.map((browser) => isSignedIn(browser, desk.url)))
  expect(await states()).toEqual([false, true, true])
  expect((await pageOf(bia)).html.match(/aria-label="Encerrar: /g)).toHaveLength(2)

  expect((await visit(bia, account, { intent: "end-others" })).to).toBe("/painel/conta?feito=sessoes")
  expect(await states()).toEqual([false, false, false])
  expect(await isSignedIn(bia.browser, desk.url)).toBe(true)
  expect(await isSignedIn(caio.browser, desk.url)).toBe(true)
})

test("[N16.02] a forgotten device is a new one at its next sign-in; nobody forgets a device of somebody else", async () => {
  const [dora, eli] = [await enrol("Dora Modelo"), await enrol("Eli Modelo")]
  const [known, another] = [createCookieJar(), createCookieJar()]
  const signIn = async (browser: typeof known) => {
    await forgetUsedCodes(database, dora.id)
    const given = { email: dora.email, password: staffPassword, code: codeOf(dora.secret) }
    expect(await signInOver(browser, desk.url, given)).toBe(303)
  }
  const { owner } = database.as
  const devices = owner.selectFrom("staffDevices").select("id").where("userId", "=", dora.id)
  const told = owner.selectFrom("jobOutbox").select("id").where("queue", "=", "staff-mail-new-device")
  await signIn(known)
  const [device] = await devices.execute()
  await signIn(another)
  await signIn(known)
  expect(await told.execute()).toHaveLength(1)

  const forget = (person: Person, id = "") => visit(person, account, { intent: "forget", device: id })
  expect((await forget(eli, device?.id)).status).toBe(409)
  expect(await devices.execute()).toHaveLength(2)
  expect(await forget(dora, device?.id)).toEqual({ status: 303, to: "/painel/conta?feito=aparelho" })
  expect(await devices.execute()).toHaveLength(1)
  await signIn(known)
  expect(await told.execute()).toHaveLength(2)
})

test("[N16.02] a person renames and removes a passkey, and never one of somebody else; the person is told", async () => {
  const [fabio, gil] = [await enrol("Fabio Modelo"), await enrol("Gil Modelo")]
  const { id } = await createPasskey(fabio)
  const missing = { status: 303, to: "/painel/conta?recusado=missing" }
  expect(await visit(gil, chaves, { intent: "rename", passkey: id, name: "Minha" })).toEqual(missing)
  expect(await visit(gil, chaves, { intent: "remove", passkey: id })).toEqual(missing)
  expect(await passkeysOf(fabio)).toHaveLength(1)
  expect((await pageOf(gil)).html).not.toContain(id)

  for (const name of ["", "   ", "x".repeat(61)])
    expect((await visit(fabio, chaves, { intent: "rename", passkey: id, name })).to).toContain("name")
  await visit(fabio, chaves, { intent: "rename", passkey: id, name: "  Celular   da mesa " })
  expect((await passkeysOf(fabio)).map(({ name }) => name)).toEqual(["Celular da mesa"])
  expect((await visit(fabio, chaves, { intent: "remove", passkey: id })).to).toContain("chave-removida")
  expect(await passkeysOf(fabio)).toEqual([])
  expect(await visit(fabio, chaves, { intent: "remove", passkey: id })).toEqual(missing)
  const jobs = await database.as.owner.selectFrom("jobOutbox").select("payload").orderBy("dueAt").execute()
  expect(jobs.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ personId: fabio.id, change: "passkey-created" }),
    expect.objectContaining({ personId: fabio.id, change: "passkey-removed" }),
  ])
})

test("[N16.02] the page has no session token, no public key of a passkey, and nothing of a colleague", async () => {
  const [helio, ines] = [await enrol("Helio Modelo"), await enrol("Ines Modelo")]
  const own = await createPasskey(helio)
  await createPasskey(ines)
  const [page, data] = [await pageOf(helio), await visitDesk(helio.browser, `${desk.url}${account}.data`)]
  const sessions = [...(await sessionsOf(helio)), ...(await sessionsOf(ines))]
  const secrets = [...sessions.map(({ token }) => token), own.publicKey, own.credentialId, helio.secret]
  const ofInes = [...(await sessionsOf(ines)), ...(await passkeysOf(ines))].map(({ id }) => id)
  for (const { status, html } of [page, data]) {
    expect(status).toBe(200)
    expect(html).toContain(own.id)
    for (const secret of [...secrets, ...ofInes]) expect(html.includes(secret), secret).toBe(false)
  }
})
