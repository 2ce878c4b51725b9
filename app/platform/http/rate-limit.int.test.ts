import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { firstVersion } from "../../../testing/test-secrets.ts"
import { createDb } from "../db/db.server.ts"
import { createLimiter, deleteExpiredLimits } from "./rate-limit.server.ts"

let database: TestDatabase
let now = new Date("2026-11-15T12:00:00Z")
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(async () => {
  await sql`truncate rate_limits`.execute(database.as.owner)
})
afterAll(() => database.drop())

function limiter(db = database.as.web, secret = "a secret") {
  return createLimiter({ db, secrets: firstVersion(secret), clock: () => now, log: silentLog })
}

const likes = { name: "like", points: 3, seconds: 600 }
const views = { name: "view", points: 10, seconds: 600 }

function rows() {
  return database.as.owner.selectFrom("rateLimits").select(["key", "spent"]).orderBy("key").execute()
}

test("allows a number of points per window; the window starts with the first point and expires", async () => {
  const spend = () => limiter().spend([{ limit: likes, subject: "203.0.113.9" }])
  for (let n = 0; n < 3; n++) expect(await spend()).toBe(true)
  expect(await spend()).toBe(false)
  expect(await limiter().spend([{ limit: likes, subject: "203.0.113.10" }])).toBe(true)
  await sql`update rate_limits set expires_at = expires_at - interval '599 seconds'`.execute(
    database.as.owner,
  )
  expect(await spend()).toBe(false)
  await sql`update rate_limits set expires_at = expires_at - interval '2 seconds'`.execute(database.as.owner)
  expect(await spend()).toBe(true)
  expect((await rows()).map(({ spent }) => spent)).toEqual([1, 1])
})

test("a request refused by one limit spends no points of the others", async () => {
  const subject = "203.0.113.9"
  const both = [
    { limit: views, subject },
    { limit: likes, subject },
  ]
  for (let n = 0; n < 6; n++) await limiter().spend(both)
  expect((await rows()).map(({ spent }) => spent)).toEqual([3, 3])
})

test("fifty concurrent requests spend exactly the available points without a deadlock", async () => {
  const both = [
    { limit: views, subject: "x" },
    { limit: likes, subject: "x" },
  ]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => limiter().spend(n % 2 ? both : both.toReversed())),
  )
  expect(answers.filter(Boolean)).toHaveLength(3)
})

test("[S3.13] the database receives a keyed hash that changes every day", async () => {
  const keyOf = (secret?: string) =>
    limiter(database.as.web, secret).hash([{ limit: likes, subject: "203.0.113.9" }])[0]?.key
  const today = keyOf()
  expect(keyOf()).toBe(today)
  expect(keyOf("another secret")).not.toBe(today)
  expect(today).toMatch(/^like:[\w-]{43}$/)
  now = new Date("2026-11-16T12:00:00Z")
  expect(keyOf()).not.toBe(today)
})

test("the web role can spend points and has no other right on the counts", async () => {
  const denied = /permission denied/
  await expect(sql`select from rate_limits`.execute(database.as.web)).rejects.toThrow(denied)
  await expect(sql`update rate_limits set spent = 0`.execute(database.as.web)).rejects.toThrow(denied)
  await expect(sql`delete from rate_limits`.execute(database.as.web)).rejects.toThrow(denied)
})

test("while the counts are unavailable, allows every request, and none where every one must be counted", async () => {
  const away = createDb({ url: "postgres://nobody@127.0.0.1:1/none", name: "away", log: silentLog })
  expect(await limiter(away).spend([{ limit: likes, subject: "x" }])).toBe(true)
  const strict = createLimiter({
    db: away,
    secrets: firstVersion("a secret"),
    clock: () => now,
    log: silentLog,
    mustCount: true,
  })
  await expect(strict.spend([{ limit: likes, subject: "x" }])).rejects.toThrow(/ECONNREFUSED|connect/)
  await away.destroy()
})

test("deletes expired windows with their hashes and keeps open ones", async () => {
  await limiter().spend([{ limit: likes, subject: "over" }])
  await sql`update rate_limits set expires_at = now()`.execute(database.as.owner)
  await limiter().spend([{ limit: likes, subject: "open" }])
  expect(await deleteExpiredLimits(database.as.worker)).toBe(1)
  expect(await rows()).toHaveLength(1)
})

test("[N17.06] the login of the public pages can neither use up nor restart a limit of the sign-in", async () => {
  const { web, auth } = database.as
  const attempt = { limit: likes, subject: "ana@exemplo.example" }
  const signIn = limiter(auth)
  expect(await signIn.spend([attempt])).toBe(true)
  const [stored] = await rows()
  const [hashed] = signIn.hash([attempt])
  for (const key of [stored?.key, hashed?.key, `/${stored?.key}`, stored?.key.replace("/", "//")])
    for (let n = 0; n < 5; n++)
      await sql`select spend_limits(${JSON.stringify([{ key, points: 9, seconds: 1 }])}::jsonb)`.execute(web)
  expect(await rows()).toContainEqual(stored)
  for (let n = 0; n < 2; n++) expect(await signIn.spend([attempt])).toBe(true)
  expect(await signIn.spend([attempt])).toBe(false)
})
