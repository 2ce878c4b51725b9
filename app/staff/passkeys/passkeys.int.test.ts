import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createCookieJar, enrolPerson, staffPassword } from "../../../testing/factories/staff.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { createSoftwarePasskey } from "../../../testing/visitors/software-passkey.ts"
import { acceptInvitation } from "../people/accept-invitation.server.ts"
import { insertInvitation } from "../people/invitation-store.server.ts"
import { createAuth, type StaffAuth } from "../sign-in/auth.server.ts"
import { findSignedIn } from "../sign-in/signed-in.server.ts"
import {
  beginPasskey,
  beginPasskeySignIn,
  proveWithPasskey,
  signInWithPasskey,
  storePasskey,
} from "./passkeys.server.ts"

type Person = Awaited<ReturnType<typeof enrol>>
type Browser = ReturnType<typeof createCookieJar>
type Passkey = ReturnType<typeof createSoftwarePasskey>

const origin = "https://painel.example"
const honest = { origin, isVerified: true }

let database: TestDatabase
let auth: StaffAuth
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  auth = createAuth({ db: database.as.auth, secrets: testSecrets.signIn, publicUrl: origin })
})
afterAll(() => database.drop())

function enrol(name: string) {
  return enrolPerson(database, { name, role: "atendente", publicUrl: origin })
}

async function register({ browser }: Person, passkey: Passkey, ceremony = honest) {
  const begun = await beginPasskey(auth, browser.headers())
  browser.store(begun.headers)
  const credential = passkey.create(begun.options, ceremony)
  return storePasskey(auth, browser.headers(), { credential, name: "Chave" })
}

/** A person with a passkey. */
async function enrolWithPasskey(name: string) {
  const [person, passkey] = [await enrol(name), createSoftwarePasskey()]
  expect(await register(person, passkey)).toBe("stored")
  return { person, passkey }
}

/** What the device signed for a new challenge of this browser. */
async function signedBy(passkey: Passkey, browser: Browser, ceremony = honest) {
  const begun = await beginPasskeySignIn(auth, browser.headers())
  browser.store(begun.headers)
  return passkey.sign(begun.options, ceremony)
}

function signIn(browser: Browser, credential: string) {
  return signInWithPasskey({ auth, authDb: database.as.auth }, browser.headers(), credential)
}

function sessionsOf({ id }: Person) {
  return database.as.owner
    .selectFrom("staffSessions")
    .select(["id", "method", "provedAt"])
    .where("userId", "=", id)
    .orderBy("createdAt")
    .execute()
}

function passkeysOf({ id }: Person) {
  return database.as.owner.selectFrom("staffPasskeys").selectAll().where("userId", "=", id).execute()
}

test("[N16.01] a passkey signs in without password and code, and the session has the method passkey", async () => {
  const { person, passkey } = await enrolWithPasskey("Alba")
  expect(await passkeysOf(person)).toEqual([
    expect.objectContaining({ name: "Chave", counter: 0, lastUsedAt: null }),
  ])
  const browser = createCookieJar()
  const outcome = await signIn(browser, await signedBy(passkey, browser))
  if (outcome === "refused") throw new Error("refused")
  expect(outcome.personId).toBe(person.id)
  browser.store(outcome.headers)
  expect(await findSignedIn(auth, browser.headers(), new Date())).toMatchObject({
    person: { id: person.id, role: "atendente" },
    hasSecondFactor: true,
    hasFreshProof: true,
  })
  expect((await sessionsOf(person)).map(({ method }) => method)).toEqual(["password+code", "passkey"])
  expect(await passkeysOf(person)).toEqual([
    expect.objectContaining({ counter: 1, lastUsedAt: expect.any(Date) as Date }),
  ])
})

test("[N16.01] what a passkey signed works once, and only in the browser that asked for it", async () => {
  const { person, passkey } = await enrolWithPasskey("Breno")
  const browser = createCookieJar()
  const credential = await signedBy(passkey, browser)
  const other = createCookieJar()
  await signedBy(passkey, other)
  expect(await signIn(other, credential)).toBe("refused")
  expect(await signIn(browser, credential)).not.toBe("refused")
  expect(await signIn(browser, credential)).toBe("refused")
  expect(await sessionsOf(person)).toHaveLength(2)
})

test("[N16.01] of many requests with one signed challenge, exactly one gets a session", async () => {
  const { person, passkey } = await enrolWithPasskey("Celso")
  const browser = createCookieJar()
  const credential = await signedBy(passkey, browser)
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => signIn(browser, credential)))
  expect(outcomes.filter((outcome) => outcome !== "refused")).toHaveLength(1)
  expect(await sessionsOf(person)).toHaveLength(2)
})

test("[N16.01] a device that did not ask for PIN or biometrics cannot be registered and cannot sign in", async () => {
  const touched = { origin, isVerified: false }
  const person = await enrol("Davi")
  const begun = await beginPasskey(auth, person.browser.headers())
  expect(begun.options.authenticatorSelection).toMatchObject({ userVerification: "required" })
  expect(await register(person, createSoftwarePasskey(), touched)).toBe("refused")
  expect(await passkeysOf(person)).toEqual([])

  const passkey = createSoftwarePasskey()
  await register(person, passkey)
  const browser = createCookieJar()
  expect((await beginPasskeySignIn(auth, browser.headers())).options.userVerification).toBe("required")
  expect(await signIn(browser, await signedBy(passkey, browser, touched))).toBe("refused")
  expect(await sessionsOf(person)).toHaveLength(1)
  expect(await signIn(browser, await signedBy(passkey, browser))).not.toBe("refused")
})

test("[N16.01] a passkey that was used on another site is refused", async () => {
  const elsewhere = { origin: "https://painel.exemplo.example", isVerified: true }
  const { person, passkey } = await enrolWithPasskey("Elisa")
  expect(await register(person, createSoftwarePasskey(), elsewhere)).toBe("refused")
  expect(await passkeysOf(person)).toHaveLength(1)
  const browser = createCookieJar()
  expect(await signIn(browser, await signedBy(passkey, browser, elsewhere))).toBe("refused")
  expect(await sessionsOf(person)).toHaveLength(1)
})

test("[N16.01] an unknown passkey and text that is no credential are refused", async () => {
  const person = await enrol("Flora")
  const browser = createCookieJar()
  expect(await signIn(browser, await signedBy(createSoftwarePasskey(), browser))).toBe("refused")
  const odd = ["", "null", "{}", "[1]", '{"id":"a","rawId":"a","type":"public-key","response":{}}']
  for (const credential of odd) {
    expect(await signIn(browser, credential), credential).toBe("refused")
    const stored = storePasskey(auth, person.browser.headers(), { credential, name: "Chave" })
    expect(await stored, credential).toBe("refused")
  }
  const begun = await beginPasskey(auth, person.browser.headers())
  person.browser.store(begun.headers)
  const created = JSON.parse(createSoftwarePasskey().create(begun.options, honest)) as { response: object }
  const credential = JSON.stringify({
    ...created,
    response: { ...created.response, attestationObject: "AAAA" },
  })
  expect(await storePasskey(auth, person.browser.headers(), { credential, name: "Chave" })).toBe("refused")
  expect(await passkeysOf(person)).toEqual([])
})

test("[N16.01] a passkey belongs to one person and is stored once", async () => {
  const [{ person, passkey }, other] = [await enrolWithPasskey("Katia"), await enrol("Lauro")]
  expect(await register(person, passkey)).toBe("refused")
  expect(await register(other, passkey)).toBe("refused")
  expect(await passkeysOf(person)).toHaveLength(1)
  expect(await passkeysOf(other)).toEqual([])
})

async function proveAs(person: Person, credential: string) {
  const [session] = await sessionsOf(person)
  return proveWithPasskey({ auth, authDb: database.as.auth }, person.browser.headers(), {
    sessionId: session?.id ?? "",
    personId: person.id,
    credential,
  })
}

test("[N16.01] a passkey proves its own person again, and somebody else's does not; no session is left behind", async () => {
  const [{ person, passkey }, stranger] = [await enrolWithPasskey("Gabi"), await enrolWithPasskey("Heitor")]
  const longAgo = new Date(Date.now() - 3_600_000)
  await database.as.owner.updateTable("staffSessions").set({ provedAt: longAgo }).execute()
  const before = await sessionsOf(person)

  // The challenge was given to a browser without a session, so that it allows every passkey.
  const begun = await beginPasskeySignIn(auth, new Headers())
  person.browser.store(begun.headers)
  expect(await proveAs(person, stranger.passkey.sign(begun.options, honest))).toBe("refused")
  expect(await sessionsOf(person)).toEqual(before)
  expect(await sessionsOf(stranger.person)).toEqual([
    expect.objectContaining({ method: "password+code", provedAt: longAgo }),
  ])

  expect(await proveAs(person, await signedBy(passkey, person.browser))).toBeInstanceOf(Headers)
  const after = await sessionsOf(person)
  expect(after).toEqual([{ ...before[0], method: "passkey", provedAt: expect.any(Date) as Date }])
  expect(after[0]?.provedAt.getTime()).toBeGreaterThan(longAgo.getTime())
})

test("[N16.01] a disabled person cannot sign in with a passkey", async () => {
  const { person, passkey } = await enrolWithPasskey("Ivo")
  const { owner } = database.as
  await owner.deleteFrom("staffSessions").where("userId", "=", person.id).execute()
  await owner.updateTable("staffPeople").set({ banned: true }).where("id", "=", person.id).execute()
  const browser = createCookieJar()
  expect(await signIn(browser, await signedBy(passkey, browser))).toBe("refused")
  expect(await sessionsOf(person)).toEqual([])
})

test("[N16.01] accepting an invitation for somebody who lost the second factor removes the passkeys", async () => {
  const { person, passkey } = await enrolWithPasskey("Joana")
  const { name, email } = person
  const invitation = {
    email,
    name,
    role: "atendente" as const,
    invitedBy: null,
    replacesSecondFactor: true,
  }
  const invitationId = await insertInvitation(database.as.owner, invitation)
  await acceptInvitation({ auth, authDb: database.as.auth }, invitationId, staffPassword)
  expect(await passkeysOf(person)).toEqual([])
  const browser = createCookieJar()
  expect(await signIn(browser, await signedBy(passkey, browser))).toBe("refused")
})

test("only the role webplan_auth reads passkeys", async () => {
  for (const role of ["web", "worker", "staff"] as const)
    await expect(database.as[role].selectFrom("staffPasskeys").selectAll().execute()).rejects.toThrow(
      /permission denied/,
    )
})
