import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createCookieJar, enrolPerson, staffPassword } from "../../../testing/factories/staff.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { createAuth, type StaffAuth } from "./auth.server.ts"
import { signInWithPassword, signInWithRecoveryCode } from "./sign-in.server.ts"

let database: TestDatabase
let auth: StaffAuth
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  auth = createAuth({ db: database.as.auth, secrets: testSecrets.signIn, publicUrl: "http://localhost" })
})
afterAll(() => database.drop())

async function enter(email: string, code: string) {
  const browser = createCookieJar()
  const first = await signInWithPassword(auth, browser.headers(), { email, password: staffPassword })
  if (first === "refused") throw new Error("refused")
  browser.store(first.headers)
  return signInWithRecoveryCode(auth, browser.headers(), code)
}

test("a recovery code has 129 random bits and is stored as a hash; hyphens and capitals do not matter", async () => {
  const { id, email, recoveryCodes } = await enrolPerson(database, { name: "Odete", role: "atendente" })
  for (const code of recoveryCodes) expect(code).toMatch(/^([a-z0-9]{5}-){4}[a-z0-9]{5}$/)
  expect(new Set(recoveryCodes).size).toBe(10)
  const { backupCodes } = await database.as.auth
    .selectFrom("staffTwoFactors")
    .select("backupCodes")
    .where("userId", "=", id)
    .executeTakeFirstOrThrow()
  const { secretConfig: key } = await auth.$context
  const stored = JSON.parse(await symmetricDecrypt({ key, data: backupCodes })) as string[]
  for (const hash of stored) expect(hash).toMatch(/^sha256:[\w-]{43}$/)
  const [typed = ""] = recoveryCodes
  expect(await enter(email, stored[0] ?? "")).toBe("refused")
  expect(await enter(email, typed.replaceAll("-", " ").toUpperCase())).toMatchObject({ personId: id })
  expect(await enter(email, typed)).toBe("refused")
})

test("recovery codes that were stored as text still work once", async () => {
  const { id, email } = await enrolPerson(database, { name: "Perla", role: "atendente" })
  const { secretConfig: key } = await auth.$context
  const backupCodes = await symmetricEncrypt({ key, data: JSON.stringify(["aB3dE-Fg7hJ", "kL3mN-Pq7rS"]) })
  await database.as.auth
    .updateTable("staffTwoFactors")
    .set({ backupCodes })
    .where("userId", "=", id)
    .execute()
  expect(await enter(email, "kL3mN-Pq7rS")).toMatchObject({ personId: id })
  expect(await enter(email, "kL3mN-Pq7rS")).toBe("refused")
  expect(await enter(email, "aB3dE-Fg7hJ")).toMatchObject({ personId: id })
})
