import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { checkLeadConnection } from "./check-lead-connection.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storeLeads(database.as.owner, createRandom(1), [{}, { isTest: true }])
})
afterAll(() => database.drop())

test("[S7.10] the connection test counts on leads and returns success and message", async () => {
  expect(await checkLeadConnection(database.as.staff, silentLog)).toEqual({
    success: true,
    message: "Conexão estabelecida: 1 lead na base.",
  })
})

test("[S8.11] a recursive policy is reported as row-level security that needs correcting", async () => {
  const { owner, staff } = database.as
  await sql`create policy recursive_policy on leads for select to webplan_staff using (exists (select from leads))`.execute(
    owner,
  )
  try {
    expect(await checkLeadConnection(staff, silentLog)).toEqual({
      success: false,
      message: expect.stringContaining("segurança em nível de linha (RLS)"),
    })
  } finally {
    await sql`drop policy recursive_policy on leads`.execute(owner)
  }
})
