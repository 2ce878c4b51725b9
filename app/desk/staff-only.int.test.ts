import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../db/seed/random.ts"
import { storeLeads } from "../../testing/factories/stored-lead.ts"
import {
  createTestDatabase,
  silentLog,
  type TestDatabase,
  testPerson,
} from "../../testing/servers/test-database.ts"
import { checkLeadConnection } from "../leads/diagnostics/check-lead-connection.server.ts"
import { changeLeadStatus } from "./actions/change-lead-status.server.ts"
import { countLeadStats } from "./numbers/lead-stats-store.server.ts"
import { searchLeads } from "./queue/lead-search-store.server.ts"
import { countViews } from "./queue/queue-count-store.server.ts"
import { leadViews } from "./queue/queue-query.ts"
import { listQueue } from "./queue/queue-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storeLeads(database.as.owner, createRandom(1), [{ email: "ana@exemplo.example" }, { isTest: true }])
})
afterAll(() => database.drop())

const denied = /permission denied/

test("[S6.09] the database role of the public site can run none of the lead services, including the e-mail check", async () => {
  const { web } = database.as
  const me = testPerson.id
  for (const view of leadViews)
    await expect(listQueue(web, { view, filters: {}, paging: null, me })).rejects.toThrow(denied)
  for (const filters of [{ operadora: "amil" }, { status: "novo" as const }, { onlyTests: true }])
    await expect(listQueue(web, { view: "todos", filters, paging: null, me })).rejects.toThrow(denied)
  const search = { kind: "email", email: "ana@exemplo.example" } as const
  await expect(searchLeads(web, { search, filters: {}, paging: null })).rejects.toThrow(denied)
  await expect(countViews(web, me)).rejects.toThrow(denied)
  await expect(countLeadStats(web, new Date())).rejects.toThrow(denied)
  await expect(
    changeLeadStatus(web, {
      leadId: 1,
      version: 0,
      status: "em_contato",
      staffId: me,
      now: new Date(),
    }),
  ).rejects.toThrow(denied)
  expect(await checkLeadConnection(web, silentLog)).toEqual({
    success: false,
    message: expect.stringMatching(/^Erro de conexão: permission denied/),
  })
})
