import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { checkSubmissionCases } from "../../../testing/oracles/submission-cases.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

test("[S4.28] [S4.29] any sequence of submissions, parallel or not, gives the answers and rows that the rules require", async () => {
  const { web, owner } = database.as
  expect(await checkSubmissionCases({ web, owner }, { cases: 200, seed: 20_261_115 })).toBeGreaterThan(800)
})
