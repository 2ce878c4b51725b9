import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createCookieJar, enrolPerson, staffPassword } from "../../../testing/factories/staff.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import { acceptInvitation } from "../people/accept-invitation.server.ts"
import { createAuth, type StaffAuth } from "./auth.server.ts"
import { deleteSessions } from "./credential-store.server.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
  signInWithCode,
  signInWithPassword,
  signInWithRecoveryCode,
  signOut,
} from "./sign-in.server.ts"
import { findSignedIn } from "./signed-in.server.ts"

let database: TestDatabase
let auth: StaffAuth
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  auth = createAuth({
    db: database.as.auth,
    secrets: testSecrets.signIn,
    publicUrl: "https://painel.example",
  })
})
afterAll(() => database.drop())

function enrol(name: string) {
  return enrolPerson(database, { name, role: "atendente", publicUrl: "https://painel.example" })
}

test("an invitation works once; password and code start a session with a __Host- cookie", async () => {
  const { email, secret, invitationId, browser } = await enrol("Caio")
  expect(await acceptInvitation({ auth, authDb: database.as.auth }, invitationId, staffPassword)).toBe("gone")
  expect((await findSignedIn(auth, browser.headers(), new Date()))?.hasSecondFactor).toBe(true)

  const other = createCookieJar()
  const first = await signInWithPassword(auth, other.headers(), { email, password: staffPassword })
  if (first === "refused") throw new Error("refused")
  expect(first.next).toBe("code")
  other.store(first.headers)
  expect(await findSignedIn(auth, other.headers(), new Date())).toBeNull()
  expect(await signInWithCode(auth, other.headers(), "000000")).toBe("refused")
  const second = await signInWithCode(auth, other.headers(), codeOf(secret))
  if (second === "refused") throw new Error("refused")
  other.store(second.headers)
  expect(second.headers.getSetCookie().filter((line) => !/max-age=0/i.test(line))).toEqual([
    expect.stringMatching(/^__Host-webplan\.session_token=.*Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  expect((await findSignedIn(auth, other.headers(), new Date()))?.person).toMatchObject({
    email,
    role: "atendente",
  })
})

test("a recovery code works once; a session ends after twelve hours, on sign-out and immediately on revocation", async () => {
  const { email, recoveryCodes } = await enrol("Dalva")
  expect(recoveryCodes).toHaveLength(10)
  const enter = async (code: string) => {
    const browser = createCookieJar()
    const first = await signInWithPassword(auth, browser.headers(), { email, password: staffPassword })
    if (first === "refused") throw new Error("refused")
    browser.store(first.headers)
    const second = await signInWithRecoveryCode(auth, browser.headers(), code)
    if (second === "refused") return null
    browser.store(second.headers)
    return browser
  }
  const browser = await enter(recoveryCodes[0] ?? "")
  if (!browser) throw new Error("refused")
  expect(await enter(recoveryCodes[0] ?? "")).toBeNull()
  const later = new Date(Date.now() + 12 * 3_600_000 + 60_000)
  expect(await findSignedIn(auth, browser.headers(), later)).toBeNull()
  const signedIn = await findSignedIn(auth, browser.headers(), new Date())
  await deleteSessions(database.as.auth, signedIn?.person.id ?? "")
  expect(await findSignedIn(auth, browser.headers(), new Date())).toBeNull()

  const again = await enter(recoveryCodes[1] ?? "")
  if (!again) throw new Error("refused")
  const { headers } = { headers: again.headers() }
  await signOut(auth, headers)
  expect(await findSignedIn(auth, headers, new Date())).toBeNull()
})

async function passwordOf(email: string) {
  const browser = createCookieJar()
  const first = await signInWithPassword(auth, browser.headers(), { email, password: staffPassword })
  if (first === "refused") throw new Error("refused")
  browser.store(first.headers)
  return browser
}

test("[N16.01] of many requests with one code, exactly one gets a session; an older code is refused too", async () => {
  const { email, secret } = await enrol("Gilda")
  const browsers = await Promise.all(Array.from({ length: 8 }, () => passwordOf(email)))
  const code = codeOf(secret)
  const outcomes = await Promise.all(browsers.map((browser) => signInWithCode(auth, browser.headers(), code)))
  expect(outcomes.filter((outcome) => outcome !== "refused")).toHaveLength(1)
  // A refused code does not use up the password: the next code is accepted.
  const waiting = browsers[outcomes.indexOf("refused")]
  if (!waiting) throw new Error("none was refused")
  expect(await signInWithCode(auth, waiting.headers(), codeOf(secret, -1))).toBe("refused")
  expect(await signInWithCode(auth, waiting.headers(), codeOf(secret, 1))).not.toBe("refused")
})

test("[N16.01] a session that was opened without a second factor ends when the person sets one up elsewhere", async () => {
  const { email, id } = await enrol("Hugo")
  const { owner } = database.as
  await owner.updateTable("staffPeople").set({ twoFactorEnabled: false }).where("id", "=", id).execute()
  await owner.deleteFrom("staffTwoFactors").where("userId", "=", id).execute()
  const [stranger, person] = [await passwordOf(email), await passwordOf(email)]
  expect(await findSignedIn(auth, stranger.headers(), new Date())).toMatchObject({ hasSecondFactor: false })
  const enrolment = await beginSecondFactor(auth, person.headers(), staffPassword)
  if (enrolment === "refused") throw new Error("refused")
  const secret = new URL(enrolment.uri).searchParams.get("secret") ?? ""
  const authDb = database.as.auth
  const confirmed = await confirmSecondFactor({ auth, authDb }, person.headers(), codeOf(secret))
  if (confirmed === "refused") throw new Error("refused")
  person.store(confirmed.headers)
  expect(await findSignedIn(auth, person.headers(), new Date())).toMatchObject({ hasSecondFactor: true })
  expect(await findSignedIn(auth, stranger.headers(), new Date())).toBeNull()
  const sessions = owner.selectFrom("staffSessions").select("method").where("userId", "=", id)
  expect((await sessions.execute()).map(({ method }) => method)).not.toContain("password")
})

test("[N16.01] the second factor belongs to the session and not to the person", async () => {
  const { email, id } = await enrol("Iara")
  const { owner } = database.as
  const enable = (is: boolean) =>
    owner.updateTable("staffPeople").set({ twoFactorEnabled: is }).where("id", "=", id).execute()
  await enable(false)
  const browser = await passwordOf(email)
  await enable(true)
  expect(await findSignedIn(auth, browser.headers(), new Date())).toBeNull()
})

test("refuses a banned person with the right password and ends their open session", async () => {
  const { email, browser } = await enrol("Elias")
  await database.as.owner
    .updateTable("staffPeople")
    .set({ banned: true })
    .where("email", "=", email)
    .execute()
  expect(await findSignedIn(auth, browser.headers(), new Date())).toBeNull()
  expect(await signInWithPassword(auth, new Headers(), { email, password: staffPassword })).toBe("refused")
})

test("gives the same refusal for an unknown address, a wrong password and a person without password", async () => {
  const { email } = await enrol("Fabia")
  const tries = [
    { email: "ninguem@webplan.example", password: staffPassword },
    { email, password: "outra senha qualquer" },
    { email: "beatriz@webplan.example", password: staffPassword },
  ]
  for (const given of tries) expect(await signInWithPassword(auth, new Headers(), given)).toBe("refused")
})

test("only the role webplan_auth reads credentials", async () => {
  for (const role of ["web", "worker", "staff"] as const)
    for (const table of ["staffAccounts", "staffSessions", "staffTwoFactors", "staffVerifications"] as const)
      await expect(database.as[role].selectFrom(table).selectAll().execute()).rejects.toThrow(
        /permission denied/,
      )
  await expect(database.as.auth.selectFrom("leads").select("id").execute()).rejects.toThrow(
    /permission denied/,
  )
})
