import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { cookieQuestion } from "../consent/cookie-question.ts"
import { insertCookieChoice, listReceiptLines, sealConsentRecords } from "./ledger-store.server.ts"
import { verifyLedger } from "./verify-ledger.server.ts"

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterEach(() => database.drop())

function choose(granted: string[], receipt: string = randomUUID()) {
  return insertCookieChoice(database.as.web, {
    receipt,
    version: cookieQuestion.version,
    page: "/blog",
    granted,
  })
}

const seal = () => sealConsentRecords(database.as.worker, 1000)
const verify = (noted?: string) => verifyLedger(database.as.staff, noted)

/** Changes the tables as a database owner could, with the protecting triggers disabled. */
async function tamper(statement: string) {
  const owner = database.as.owner
  await sql`alter table consent_records disable trigger all`.execute(owner).catch(() => undefined)
  await sql.raw("alter table consent_records disable trigger user").execute(owner)
  await sql.raw("alter table consent_chain disable trigger user").execute(owner)
  await sql.raw(statement).execute(owner)
}

test("[S4.12] a choice is recorded with text version, categories, time and random number, and without personal data", async () => {
  const receipt = randomUUID()
  expect(await choose(["analytics"], receipt)).toBe(true)
  const lines = await listReceiptLines(database.as.web, receipt)
  expect(lines.map(({ purpose, choice }) => [purpose, choice])).toEqual([
    ["cookies_analytics", true],
    ["cookies_marketing", false],
    ["cookies_preferences", false],
  ])
  expect(lines[0]).toMatchObject({
    version: cookieQuestion.version,
    text: expect.stringContaining(cookieQuestion.optional.analytics.purpose),
    page: "/blog",
    createdAt: expect.any(Date),
    position: null,
  })
  const { rows } = await sql<{
    columns: string
  }>`select string_agg(column_name, ' ' order by column_name) as columns from information_schema.columns
     where table_name = 'consent_records'`.execute(database.as.owner)
  expect(rows[0]?.columns).toBe("choice created_at id page purpose receipt text_version")
})

test("a choice sent again under the same number is recorded once", async () => {
  const receipt = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => choose([], receipt)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await listReceiptLines(database.as.web, receipt)).toHaveLength(3)
})

test("the web role can neither list the records nor change one", async () => {
  await choose(["marketing"])
  await expect(sql`select from consent_records`.execute(database.as.web)).rejects.toThrow("permission denied")
  await expect(sql`delete from consent_records`.execute(database.as.staff)).rejects.toThrow(
    "permission denied",
  )
  await expect(sql`delete from consent_records`.execute(database.as.owner)).rejects.toThrow("append-only")
  await expect(
    sql`update consent_chain set position = position + 1`.execute(database.as.owner),
  ).rejects.toThrow("append-only")
})

test("each record is sealed once and in order, also by parallel workers", async () => {
  for (let n = 0; n < 10; n++) await choose(n % 2 ? ["analytics"] : [])
  const counts = await Promise.all([seal(), seal(), seal()])
  expect(counts.reduce((a, b) => a + b, 0)).toBe(30)
  expect(await verify()).toMatchObject({ entries: 30, faults: [], unsealed: 0, head: { position: 30 } })
  await choose([])
  expect(await seal()).toBe(3)
  expect(await verify()).toMatchObject({ entries: 33, faults: [] })
})

test("the verifier detects a changed entry", async () => {
  await choose(["analytics", "marketing"])
  await choose([])
  await seal()
  await tamper(
    "update consent_records set choice = not choice where id = (select record_id from consent_chain where position = 4)",
  )
  expect((await verify()).faults).toEqual([{ position: 4, fault: "hash-differs" }])
})

test("the verifier detects a changed text", async () => {
  await choose([])
  await seal()
  await sql.raw("alter table consent_texts disable trigger user").execute(database.as.owner)
  await sql`update consent_texts set text = 'outra coisa' where purpose = 'cookies_marketing'`.execute(
    database.as.owner,
  )
  expect((await verify()).faults).toHaveLength(1)
})

test("the verifier detects a removed entry, in the middle or at the end", async () => {
  for (let n = 0; n < 3; n++) await choose([])
  await seal()
  const { head } = await verify()
  const noted = `${head.position}:${head.hash}`
  expect(await verify(noted)).toMatchObject({ noted: true })
  await tamper(
    "with gone as (delete from consent_chain where position = 5 returning record_id) delete from consent_records where id in (select record_id from gone)",
  ).catch(() => undefined)
  await tamper("delete from consent_chain where position = 5")
  expect((await verify()).faults).toEqual([{ position: 5, fault: "gap" }])
  await tamper("delete from consent_chain where position >= 8")
  expect(await verify(noted)).toMatchObject({ noted: false })
})

test("the verifier detects two exchanged entries", async () => {
  for (let n = 0; n < 2; n++) await choose([])
  await seal()
  await tamper(
    "alter table consent_chain drop constraint consent_chain_record_id_key; update consent_chain c set record_id = (select record_id from consent_chain o where o.position = 5 - c.position) where position in (2, 3)",
  )
  expect((await verify()).faults.map(({ position }) => position)).toEqual([2, 3])
})
