import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { makeLead } from "../../../db/seed/lead-factory.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { systemClock } from "../../platform/time/clock.ts"
import { submitLead } from "./submit-lead.server.ts"

let database: TestDatabase
const random = createRandom(44)
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
beforeEach(async () => {
  await sql`truncate leads, rate_limits, job_outbox cascade`.execute(database.as.owner)
})
afterAll(() => database.drop())

function submit(lead: ReturnType<typeof makeLead>, limits: { key: string; points: number }[]) {
  return submitLead(
    { db: database.as.web, clock: systemClock, officeCalendar: async () => null },
    lead,
    limits.map((limit) => ({ ...limit, seconds: 600 })),
  )
}

async function spent() {
  const rows = await database.as.owner.selectFrom("rateLimits").select(["key", "spent"]).execute()
  return Object.fromEntries(rows.map((row) => [row.key, row.spent]))
}

async function count(table: string) {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    database.as.owner,
  )
  return rows[0]?.n
}

test("a lead beyond a limit is refused and stores nothing: no row, no consent record, no job, no point spent", async () => {
  await submit(makeLead(random, "main"), [{ key: "address", points: 1 }])
  const before = await count("consent_records")
  const limits = [
    { key: "phone", points: 5 },
    { key: "address", points: 1 },
    { key: "a", points: 5 },
  ]
  expect(await submit(makeLead(random, "main"), limits)).toEqual({ outcome: "limited" })
  expect([await count("leads"), await count("job_outbox")]).toEqual([1, 1])
  expect(await count("consent_records")).toBe(before)
  expect(await spent()).toEqual({ address: 1, phone: 0, a: 0 })
})

test("[S4.28] a repeated request (same key, or no key and same text) spends nothing and is never refused by a limit", async () => {
  const limits = [{ key: "address", points: 1 }]
  const keyed = makeLead(random, "main")
  expect((await submit(keyed, limits)).outcome).toBe("created")
  for (let n = 0; n < 5; n++) expect((await submit(keyed, limits)).outcome).toBe("repeated")
  expect((await submit({ ...keyed, submissionKey: null }, limits)).outcome).toBe("repeated")
  expect(await submit({ ...keyed, email: "outra@pessoa.example" }, limits)).toEqual({ outcome: "conflict" })
  expect(await spent()).toEqual({ address: 1 })
})

test("[S4.28] a hundred submissions of one lead with one point left store one lead, and none is refused", async () => {
  const lead = makeLead(random, "main")
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => submit(lead, [{ key: "address", points: 1 }])),
  )
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["created", ...Array(99).fill("repeated")])
})

test("thirty different leads at the same time never exceed a limit of five, whatever the order of their limits", async () => {
  const limits = [
    { key: "address", points: 20 },
    { key: "phone", points: 5 },
  ]
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      submit(makeLead(random, "main"), n % 2 ? limits : limits.toReversed()),
    ),
  )
  expect(answers.filter(({ outcome }) => outcome === "created")).toHaveLength(5)
  expect(answers.filter(({ outcome }) => outcome === "limited")).toHaveLength(25)
  expect(await count("leads")).toBe(5)
  expect(await spent()).toEqual({ address: 5, phone: 5 })
})
