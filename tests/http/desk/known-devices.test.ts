import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { clientNetwork } from "../../../app/platform/http/client-network.ts"
import { createLimiter } from "../../../app/platform/http/rate-limit.server.ts"
import { passwordSpends } from "../../../app/routes/desk/sign-in/sign-in-limits.ts"
import { eventually } from "../../../testing/eventually.ts"
import {
  createCookieJar,
  enrolPerson,
  forgetUsedCodes,
  staffPassword,
} from "../../../testing/factories/staff.ts"
import { openDesk, openWorker } from "../../../testing/servers/app-processes.ts"
import { startSmtpServer } from "../../../testing/servers/smtp-server.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import { postForm } from "../../../testing/visitors/posted-form.ts"

type Browser = ReturnType<typeof createCookieJar>
type Person = Awaited<ReturnType<typeof enrolPerson>>

let database: TestDatabase
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  desk = await openDesk({ database, env: { TRUST_PROXY: "1" } })
})
afterAll(async () => {
  await desk.stop()
  await database.drop()
})

const office = "203.0.113.7"
const chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"

async function post(browser: Browser, from: string, path: string, fields: Record<string, string>) {
  const response = await postForm(desk.url + path, fields, {
    cookie: browser.cookie(),
    "x-forwarded-for": from,
    "user-agent": chrome,
  })
  browser.store(response.headers)
  await response.body?.cancel()
  return response.status
}

function tryPassword(browser: Browser, from: string, email: string, password: string) {
  return post(browser, from, "/painel/entrar", { email, password })
}

/** The statuses of the two steps. */
async function signIn(browser: Browser, from: string, { id, email, secret }: Person) {
  await forgetUsedCodes(database, id)
  const first = await tryPassword(browser, from, email, staffPassword)
  return [first, await post(browser, from, "/painel/entrar/codigo", { code: codeOf(secret) })]
}

/** What many wrong passwords for this address cost, without the time that each takes to check. */
async function useUp(email: string, networks: readonly string[]) {
  const { spend } = createLimiter({
    db: database.as.auth,
    secrets: testSecrets.limits,
    clock: () => new Date(),
    log: silentLog,
  })
  for (const network of networks) await spend(passwordSpends(email, { clientNetwork: network, device: null }))
}

const isWithoutAccess = (cookie: string) => !cookie.includes("session_token")

test("[N16.05] a stranger who uses up every limit locks nobody out of a known device", async () => {
  const person = await enrolPerson(database, { name: "Katia", role: "atendente" })
  const known = createCookieJar()
  expect(await signIn(known, office, person)).toEqual([303, 303])
  await post(known, office, "/painel/sair", {})
  expect(isWithoutAccess(known.cookie())).toBe(true)

  // From the office's own network and from many others.
  for (const from of [office, "198.51.100.1", "198.51.100.2"])
    expect(await tryPassword(createCookieJar(), from, person.email, "frase errada qualquer")).toBe(401)
  await useUp(
    person.email,
    Array.from({ length: 120 }, (_, n) => (n < 20 ? office : `198.51.100.${n}`)),
  )
  expect(await tryPassword(createCookieJar(), office, person.email, "frase errada qualquer")).toBe(429)
  // The stranger's limit holds for a browser that nobody signed in with, also with the right password.
  expect(await tryPassword(createCookieJar(), "192.0.2.1", person.email, staffPassword)).toBe(429)
  expect(await signIn(known, office, person)).toEqual([303, 303])
})

test("[N16.05] a known device has a limit of its own, and is known for its own person only", async () => {
  const [owner, other] = [
    await enrolPerson(database, { name: "Lia", role: "atendente" }),
    await enrolPerson(database, { name: "Mauro", role: "atendente" }),
  ]
  const device = createCookieJar()
  await signIn(device, "203.0.113.20", owner)
  await post(device, "203.0.113.20", "/painel/sair", {})
  const guesses = async (email: string) => {
    const statuses = []
    for (let n = 0; n < 21; n++)
      statuses.push(await tryPassword(device, "203.0.113.20", email, "frase errada"))
    return statuses.filter((status) => status === 401).length
  }
  expect(await guesses(other.email)).toBe(10)
  expect(await guesses(owner.email)).toBe(20)
})

test("[N16.05] an invented device cookie is not a known device, and is replaced", async () => {
  const person = await enrolPerson(database, { name: "Nadir", role: "atendente" })
  const planted = createCookieJar()
  planted.store(new Headers({ "set-cookie": "aparelho=escolhido-por-outra-pessoa" }))
  expect(await signIn(planted, "203.0.113.30", person)).toEqual([303, 303])
  expect(planted.cookie()).toMatch(/aparelho=[\w-]{43}/)
  const rows = await database.as.owner
    .selectFrom("staffDevices")
    .selectAll()
    .where("userId", "=", person.id)
    .execute()
  expect(rows).toEqual([expect.objectContaining({ label: "Chrome no Windows" })])
  // The row does not contain what the cookie holds.
  const secret = /aparelho=([\w-]{43})/.exec(planted.cookie())?.[1] ?? ""
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test("[N16.05] limits count IPv6 by /64 and by /48", async () => {
  const guess = (from: string, email: string) => tryPassword(createCookieJar(), from, email, "frase errada")
  const sameNetwork: number[] = []
  for (let n = 0; n < 12; n++)
    sameNetwork.push(await guess(`2001:db8:1:1::${n.toString(16)}`, "a@webplan.example"))
  expect(sameNetwork).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  for (let n = 0; n < 98; n++)
    await useUp(`p${n}@webplan.example`, [clientNetwork(`2001:db8:2:${n.toString(16)}::1`)])
  const sameOrganisation: number[] = []
  for (let n = 98; n < 102; n++)
    sameOrganisation.push(await guess(`2001:db8:2:${n.toString(16)}::1`, `p${n}@webplan.example`))
  expect(sameOrganisation).toEqual([401, 401, 429, 429])
  expect(await guess("2001:db8:3::1", "p@webplan.example")).toBe(401)
})

test("[N16.02] a person is told by mail about a sign-in on a new device, and not about a known one", async () => {
  const smtp = await startSmtpServer()
  const worker = await openWorker({ database, smtpUrl: smtp.url })
  try {
    const person = await enrolPerson(database, { name: "Olivia Modelo", role: "atendente" })
    const [first, second] = [createCookieJar(), createCookieJar()]
    await signIn(first, "203.0.113.40", person)
    await signIn(first, "203.0.113.40", person)
    await signIn(second, "203.0.113.41", person)
    const told = () => smtp.received.filter(({ recipients }) => recipients.includes(person.email))
    const mails = await eventually(() => told().length > 0 && told())
    expect(mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [[person.email], "Entrada em um aparelho novo"],
    ])
    expect(mails[0]?.text).toContain("Chrome no Windows")
  } finally {
    await worker.stop()
    await smtp.close()
  }
})
