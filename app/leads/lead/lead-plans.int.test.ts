import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { hearPlans } from "../../../testing/oracles/query-plans.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { countLeadStats } from "./lead-count-store.server.ts"
import { findLeadIdByEmail, listLeads, listLeadsBeside } from "./lead-list-store.server.ts"
import { leadStatuses } from "./lead-status.ts"

/** What the stores really send, and how PostgreSQL would really run it for the staff role. */
let database: TestDatabase
let plans: ReturnType<typeof hearPlans>

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const random = createRandom(5)
  const rows = Array.from({ length: 4000 }, (_, n) => ({
    createdAt: new Date(Date.UTC(2026, 8, 1) + n * 1_500_000 + random.below(1_000_000)),
    operadora: random.pick(["main", "main", "amil", "alice"]),
    status: random.pick(leadStatuses),
    isTest: n % 50 === 0,
  }))
  await storeLeads(database.as.owner, random, rows)
  await sql`analyze leads, lead_totals, lead_days`.execute(database.as.owner)
  plans = hearPlans(database.urls.staff)
})
afterAll(async () => {
  await plans.close()
  await database.drop()
})

const plansOf = (ask: (db: Db) => Promise<unknown>) => plans.plansOf(ask)

const cursor = { createdAt: "2026-09-20T12:00:00.000000Z", id: 2000 }

test.each([
  ["all", "leads_by_time", {}],
  ["of an operadora", "leads_by_operadora", { operadora: "amil" }],
  ["of a status", "leads_by_status", { status: "fechado" }],
  ["that are tests", "leads_tests", { onlyTests: true }],
] as const)("[S7.04] [S7.05] [S7.09] leads %s are read in order from %s", async (_name, index, filter) => {
  const [list = "", count = ""] = await plansOf((db) => listLeads(db, filter))
  expect(list).toMatch(new RegExp(`Index Scan using ${index} on leads`))
  expect(list).not.toMatch(/Sort|Seq Scan/)
  if (!("onlyTests" in filter)) expect(count).not.toMatch(/ on leads\b/)
  for (const direction of ["older", "newer"] as const) {
    const [walk = ""] = await plansOf((db) => listLeadsBeside(db, filter, { direction, cursor }))
    expect(walk).toMatch(new RegExp(`Index Scan( Backward)? using ${index} on leads`))
    expect(walk).toMatch(/Index Cond: .*ROW\(created_at, id\)/)
    expect(walk).not.toMatch(/Sort|Seq Scan/)
  }
})

test("[S7.07] an e-mail is looked up in its index, and no other lead is read", async () => {
  const [plan = ""] = await plansOf((db) => findLeadIdByEmail(db, "ana@exemplo.example"))
  expect(plan).toMatch(/Index Scan using leads_by_email on leads/)
  expect(plan).toMatch(/Index Cond: \(lower\(email\) = /)
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

test("[S7.08] the four counts read no lead at all", async () => {
  const [plan = ""] = await plansOf((db) => countLeadStats(db, new Date("2026-11-01T12:00:00Z")))
  expect(plan).toMatch(/lead_totals/)
  expect(plan).not.toMatch(/ on (leads|lead_counters)\b/)
})
