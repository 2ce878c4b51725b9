import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { countLeadStats } from "../../desk/numbers/lead-stats-store.server.ts"
import { createDb } from "../../platform/db/db.server.ts"
import { sendTestLead } from "./send-test-lead.server.ts"
import { testLeadDefaults } from "./test-lead.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

function context() {
  return {
    db: database.as.web,
    clock: () => new Date(),
    officeCalendar: async () => null,
    log: silentLog,
  }
}

const pageUrl = "https://webplan.example/teste-supabase"

test("[S2.71] [S2.66] a test lead is stored through intake, marked as a test, not counted and without a consent record", async () => {
  const { owner, staff } = database.as
  const first = await sendTestLead(context(), { ...testLeadDefaults, operadora: "Blue Med" }, pageUrl)
  const again = await sendTestLead(context(), { ...testLeadDefaults, operadora: "Blue Med" }, pageUrl)
  expect(first).toMatchObject({ kind: "stored", protocol: expect.stringMatching(/^WP-/) })
  expect(again).toMatchObject({ kind: "stored" })
  expect(again).not.toEqual(first)
  const rows = await owner
    .selectFrom("leads")
    .select(["isTest", "operadora", "subject", "sourcePage"])
    .execute()
  expect(rows).toEqual(
    Array.from({ length: 2 }, () => ({
      isTest: true,
      operadora: "blue_med",
      subject: "amil_adesao_servidores",
      sourcePage: pageUrl,
    })),
  )
  expect(await countLeadStats(staff, new Date())).toEqual({ total: 0, today: 0, month: 0, closed: 0 })
  expect(await owner.selectFrom("consentRecords").select("id").execute()).toEqual([])
})

test("[S2.67] a refusal by the site or the database is returned with its reason", async () => {
  expect(await sendTestLead(context(), { ...testLeadDefaults, email: "x" }, pageUrl)).toEqual({
    kind: "refused",
    error: "E-mail inválido",
  })
  await sql`revoke execute on function submit_lead(jsonb) from webplan_web`.execute(database.as.owner)
  try {
    expect(await sendTestLead(context(), testLeadDefaults, pageUrl)).toEqual({
      kind: "refused",
      error: "permission denied for function submit_lead",
    })
  } finally {
    await sql`grant execute on function submit_lead(jsonb) to webplan_web`.execute(database.as.owner)
  }
})

test("[S2.68] an unreachable database is reported as an exception, without credentials in the message", async () => {
  const unreachable = createDb({
    url: "postgres://webplan_web:s3nha@127.0.0.1:1/webplan",
    name: "unreachable",
    log: silentLog,
  })
  const outcome = await sendTestLead({ ...context(), db: unreachable }, testLeadDefaults, pageUrl)
  await unreachable.destroy()
  expect(outcome.kind).toBe("thrown")
  expect(JSON.stringify(outcome)).not.toContain("s3nha")
})
