import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import {
  createCookieJar,
  enrolPerson,
  forgetUsedCodes,
  staffPassword,
} from "../../../testing/factories/staff.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { codeOf } from "../../../testing/visitors/authenticator.ts"
import type { Secrets } from "../../platform/keys/secrets.ts"
import { createAuth, type StaffAuth } from "./auth.server.ts"
import { replaceCiphertexts } from "./credential-store.server.ts"
import { reencryptCredentials } from "./reencrypt-credentials.server.ts"
import { signInWithCode, signInWithPassword, signInWithRecoveryCode } from "./sign-in.server.ts"
import { findSignedIn } from "./signed-in.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const [old] = testSecrets.signIn
const next = { version: 2, value: "the-next-secret-for-signing-in-of-tests" }

function authWith(...secrets: Secrets) {
  return createAuth({ db: database.as.auth, secrets, publicUrl: "http://localhost" })
}

function enrol(name: string) {
  return enrolPerson(database, { name, role: "atendente" })
}

async function afterPassword(auth: StaffAuth, email: string) {
  const browser = createCookieJar()
  const outcome = await signInWithPassword(auth, browser.headers(), { email, password: staffPassword })
  if (outcome === "refused") throw new Error("refused")
  browser.store(outcome.headers)
  return browser
}

test("[N16.06] a session outlives the rotation of its secret, until the old version is retired", async () => {
  const { browser, email } = await enrol("Caio")
  const findWith = async (auth: StaffAuth) =>
    (await findSignedIn(auth, browser.headers(), new Date()))?.person.email
  expect(await findWith(authWith(old, next))).toBe(email)
  expect(await findWith(authWith(next, old))).toBe(email)
  expect(await findWith(authWith(next))).toBeUndefined()
  const forged = createCookieJar()
  forged.store(
    new Headers({ "set-cookie": browser.cookie().replace(/(?<=session_token=).*?(?=\.)/, "x".repeat(32)) }),
  )
  expect(await findSignedIn(authWith(next, old), forged.headers(), new Date())).toBeNull()
})

test("[N16.06] a sign-in that began before a restart is completed after it, and its code still works once", async () => {
  const { email, secret } = await enrol("Dalva")
  const waiting = await Promise.all([
    afterPassword(authWith(old, next), email),
    afterPassword(authWith(old, next), email),
  ])
  const code = codeOf(secret)
  const outcomes = await Promise.all(
    waiting.map((browser) => signInWithCode(authWith(next, old), browser.headers(), code)),
  )
  expect(outcomes.filter((outcome) => outcome === "refused")).toHaveLength(1)
})

test("[N16.06] second factor and recovery codes work with the new version alone after they were encrypted again", async () => {
  const { id, email, secret, recoveryCodes } = await enrol("Elza")
  const foreign = await enrol("Hugo")
  await sql`update staff_two_factors set secret = 'abcd' where user_id = ${foreign.id}`.execute(
    database.as.auth,
  )
  const outcome = await reencryptCredentials({ auth: authWith(next, old), db: database.as.auth })
  expect(outcome).toEqual({ left: 0, unreadable: [foreign.id] })
  const auth = authWith(next)
  await forgetUsedCodes(database, id)
  const withCode = await afterPassword(auth, email)
  expect(await signInWithCode(auth, withCode.headers(), codeOf(secret))).toMatchObject({ personId: id })
  const withRecovery = await afterPassword(auth, email)
  expect(await signInWithRecoveryCode(auth, withRecovery.headers(), recoveryCodes[0] ?? "")).toMatchObject({
    personId: id,
  })
  // The control: without it, the old ones cannot be read.
  const other = await enrol("Fabio")
  const locked = await afterPassword(auth, other.email)
  await expect(signInWithCode(auth, locked.headers(), codeOf(other.secret))).rejects.toThrow(
    /version 1 not found/,
  )
})

test("[N16.06] a second factor that the person changed meanwhile is not overwritten", async () => {
  const { id } = await enrol("Gilda")
  const read = () =>
    database.as.auth
      .selectFrom("staffTwoFactors")
      .select(["id", "secret", "backupCodes"])
      .where("userId", "=", id)
      .executeTakeFirstOrThrow()
  const before = await read()
  await replaceCiphertexts(
    database.as.auth,
    { ...before, secret: "earlier" },
    { secret: "x", backupCodes: "y" },
  )
  expect(await read()).toEqual(before)
  await replaceCiphertexts(
    database.as.auth,
    { ...before, backupCodes: "z" },
    { secret: "x", backupCodes: "y" },
  )
  expect(await read()).toEqual(before)
})
