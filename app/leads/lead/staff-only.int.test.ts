import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../../testing/servers/test-database.ts"
import { changeLeadStatus } from "../../desk/actions/change-lead-status.server.ts"
import { checkLeadConnection } from "../diagnostics/check-lead-connection.server.ts"
import { countLeadStats, countLeads } from "./lead-count-store.server.ts"
import { findLeadIdByEmail, listLeads, listLeadsBeside } from "./lead-list-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storeLeads(database.as.owner, createRandom(1), [{ email: "ana@exemplo.example" }, { isTest: true }])
})
afterAll(() => database.drop())

const denied = /permission denied/

test("[S6.09] the role that serves the public can run none of the lead services, the e-mail check included", async () => {
  const { web } = database.as
  const cursor = { createdAt: "2026-11-15T12:00:00.000000Z", id: 1 }
  await expect(listLeads(web)).rejects.toThrow(denied)
  await expect(listLeads(web, { operadora: "amil" })).rejects.toThrow(denied)
  await expect(listLeads(web, { status: "novo" })).rejects.toThrow(denied)
  await expect(listLeads(web, { onlyTests: true })).rejects.toThrow(denied)
  await expect(listLeadsBeside(web, {}, { direction: "older", cursor })).rejects.toThrow(denied)
  await expect(findLeadIdByEmail(web, "ana@exemplo.example")).rejects.toThrow(denied)
  await expect(countLeads(web, {})).rejects.toThrow(denied)
  await expect(countLeadStats(web, new Date())).rejects.toThrow(denied)
  await expect(
    changeLeadStatus(web, {
      leadId: 1,
      version: 0,
      status: "em_contato",
      staffId: testPerson.id,
      now: new Date(),
    }),
  ).rejects.toThrow(denied)
  expect(await checkLeadConnection(web, silentLog)).toEqual({
    success: false,
    message: expect.stringMatching(/^Erro de conexão: permission denied/),
  })
})

test("[S7.10] the connection test counts on leads and returns success and message", async () => {
  expect(await checkLeadConnection(database.as.staff, silentLog)).toEqual({
    success: true,
    message: "Conexão estabelecida: 1 lead na base.",
  })
})

test("[S8.11] a policy that asks itself is reported as row-level security to correct", async () => {
  const { owner, staff } = database.as
  await sql`create policy circle on leads for select to webplan_staff using (exists (select from leads))`.execute(
    owner,
  )
  try {
    expect(await checkLeadConnection(staff, silentLog)).toEqual({
      success: false,
      message: expect.stringContaining("segurança em nível de linha (RLS)"),
    })
  } finally {
    await sql`drop policy circle on leads`.execute(owner)
  }
})
