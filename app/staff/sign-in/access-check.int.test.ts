import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { enrolPerson } from "../../../testing/factories/staff.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { testSecrets } from "../../../testing/test-secrets.ts"
import { createAccessCheck } from "./access-check.server.ts"
import { createAuth } from "./auth.server.ts"
import { findSignedIn } from "./signed-in.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const clock = () => new Date()

async function signIn(name: string) {
  const { id, browser } = await enrolPerson(database, { name, role: "atendente" })
  const auth = createAuth({
    db: database.as.auth,
    secrets: testSecrets.signIn,
    publicUrl: "http://localhost",
  })
  const read = () => findSignedIn(auth, browser.headers(), clock())
  const sessionId = (await read())?.sessionId ?? ""
  return { id, sessionId, read }
}

test("agrees with the sign-in on which sessions give access", async () => {
  const hasAccess = createAccessCheck({ db: database.as.auth, clock })
  const { id, sessionId, read } = await signIn("Caio Amostra")
  const changes = [
    sql`update staff_people set banned = true where id = ${id}`,
    sql`update staff_people set banned = false, role = 'gestao' where id = ${id}`,
    sql`update staff_people set role = 'atendente' where id = ${id}`,
    sql`update staff_sessions set method = 'password' where id = ${sessionId}`,
    sql`update staff_sessions set method = 'password+code' where id = ${sessionId}`,
    sql`update staff_sessions set created_at = now() - interval '12 hours 1 minute' where id = ${sessionId}`,
    sql`update staff_sessions set created_at = now() - interval '11 hours 59 minutes' where id = ${sessionId}`,
    sql`update staff_sessions set expires_at = now() - interval '1 second' where id = ${sessionId}`,
  ]
  const expected = [false, false, true, false, true, false, true, false]
  for (const [at, change] of changes.entries()) {
    await change.execute(database.as.owner)
    const isAllowed = await hasAccess({ sessionId, role: "atendente" })
    const signedIn = await read()
    const isSignedIn = signedIn?.hasSecondFactor === true && signedIn.person.role === "atendente"
    expect([at, isAllowed, isSignedIn]).toEqual([at, expected[at], expected[at]])
  }
})

test("checks that arrive together share a query, and a check never uses a query that began before it", async () => {
  const { sessionId } = await signIn("Dalva Exemplar")
  let queries = 0
  const db = database.as.auth.withPlugin({
    transformQuery: ({ node }) => {
      queries++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const hasAccess = createAccessCheck({ db, clock })
  const check = () => hasAccess({ sessionId, role: "atendente" })
  const first = Array.from({ length: 100 }, check)
  await Promise.resolve()
  await Promise.resolve()
  expect(queries).toBe(1)
  const later = Array.from({ length: 100 }, check)
  expect(new Set(await Promise.all([...first, ...later]))).toEqual(new Set([true]))
  expect(queries).toBe(2)
})

test("a failed query fails its own checks only", async () => {
  const { sessionId } = await signIn("Elias Modelo")
  let isDown = true
  const db = database.as.auth.withPlugin({
    transformQuery: ({ node }) => {
      if (isDown) throw new Error("down")
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const hasAccess = createAccessCheck({ db, clock })
  await expect(hasAccess({ sessionId, role: "atendente" })).rejects.toThrow("down")
  isDown = false
  expect(await hasAccess({ sessionId, role: "atendente" })).toBe(true)
})
