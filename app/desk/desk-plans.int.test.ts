import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../db/seed/random.ts"
import { caio, dalva, storePeople } from "../../testing/factories/office-people.ts"
import { storeLeads } from "../../testing/factories/stored-lead.ts"
import { recordPlans } from "../../testing/oracles/query-plans.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"
import { leadStatuses } from "../leads/lead/lead-status.ts"
import { dbAsPerson } from "../staff/sign-in/db-as-person.server.ts"
import { countLeadStats } from "./numbers/lead-stats-store.server.ts"
import { readSearch } from "./queue/lead-search.ts"
import { searchLeads } from "./queue/lead-search-store.server.ts"
import { countViews } from "./queue/queue-count-store.server.ts"
import { findQueuePlace } from "./queue/queue-place-store.server.ts"
import type { LeadFilters, LeadView } from "./queue/queue-query.ts"
import { listQueue } from "./queue/queue-store.server.ts"

/** Checks the query plans of the statements that the stores send, as the staff role with row-level security. */
let database: TestDatabase
let plansOf: ReturnType<typeof recordPlans>

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
  const random = createRandom(6)
  const rows = Array.from({ length: 6000 }, (_, n) => {
    const status = random.pick(leadStatuses)
    return {
      createdAt: new Date(Date.UTC(2026, 8, 1) + n * 900_000),
      status,
      operadora: random.pick(["main", "amil", "alice", "porto_seguro"]),
      dueAt: new Date(Date.UTC(2026, 8, 1) + n * 900_000 + 7_200_000),
      firstContactAt: status === "novo" && random.below(5) === 0 ? null : new Date(),
      suspicions: n % 100 === 0 ? ["too_fast"] : [],
      ...(n % 3 && { ownerId: random.pick([caio.id, dalva.id]) }),
      ...(n % 50 === 0 && { ownerId: caio.id, callLaterAt: new Date() }),
    }
  })
  await storeLeads(database.as.owner, random, rows)
  for (let part = 0; part < 6; part++)
    await sql`update leads set desk_version = desk_version where id % 6 = ${part}`.execute(database.as.owner)
  await sql`vacuum (analyze) leads`.execute(database.as.owner)
  plansOf = recordPlans(dbAsPerson(database.staffPool, caio))
})
afterAll(() => database.drop())

const lists: [LeadView, LeadFilters, string][] = [
  ["fila", {}, "leads_waiting"],
  ["meus", {}, "leads_open_by_owner"],
  ["retornos", {}, "leads_to_call"],
  ["em-contato", {}, "leads_by_status"],
  ["fechados", {}, "leads_by_status"],
  ["todos", {}, "leads_by_time"],
  ["todos", { firstDay: "2026-09-20", lastDay: "2026-09-22" }, "leads_by_time"],
  ["todos", { status: "descartado" }, "leads_by_status"],
  ["todos", { operadora: "amil" }, "leads_by_operadora"],
  ["todos", { owner: dalva.id }, "leads_by_owner"],
  ["todos", { source: "google cpc" }, "leads_by_source"],
  ["todos", { onlySuspicious: true }, "leads_suspicious"],
]

test.each(lists)(
  "%s %o is read in order from the index %s in both directions, without reading other leads",
  async (view, filters, index) => {
    const from = { key: "2026-09-20T12:00:00.000000Z", id: 2000 }
    for (const paging of [
      null,
      { direction: "next", from } as const,
      { direction: "previous", from } as const,
    ]) {
      const [plan = ""] = await plansOf((db) =>
        listQueue(db, { view, filters, paging, me: caio.id, perPage: 20 }),
      )
      const picked = plan.slice(plan.indexOf("CTE picked"), plan.indexOf("->  CTE Scan"))
      expect(picked).toMatch(new RegExp(`Index (Only )?Scan( Backward)? using ${index} on leads`))
      expect(plan).not.toMatch(/Seq Scan on leads/)
      // The policy on the role is checked once, before the first row.
      expect(plan).toMatch(/One-Time Filter: .*atendente/)
    }
  },
)

test.each([
  ["WP-0000-0001", /using leads_protocol_key/],
  ["ana@exemplo.example", /leads_by_email/],
  ["(11) 90000-0001", /leads_by_phone/],
  ["raríssimo", /Bitmap Index Scan on leads_by_name/],
])("a search for '%s' reads its index and no other leads", async (typed, index) => {
  const search = readSearch(typed)
  if (!search) throw new Error("the search text is empty")
  const plans = (await plansOf((db) => searchLeads(db, { search, filters: {}, paging: null }))).join("\n")
  expect(plans).toMatch(index)
  expect(plans).not.toMatch(/Seq Scan on leads/)
})

test("[S7.08] the four counts of the statistics read no leads", async () => {
  const [plan = ""] = await plansOf((db) => countLeadStats(db, new Date("2026-11-01T12:00:00Z")))
  expect(plan).toMatch(/lead_totals/)
  expect(plan).not.toMatch(/ on (leads|lead_counters)\b/)
})

test("counts and queue places read the index of the queue and the stored totals", async () => {
  const [counts = ""] = await plansOf((db) => countViews(db, caio.id))
  expect(counts).toMatch(/Index Only Scan using leads_waiting[\s\S]*lead_totals/)
  const [place = ""] = await plansOf((db) => findQueuePlace(db, 30))
  expect(place).toMatch(/leads_waiting/)
  expect(place).not.toMatch(/Seq Scan on leads/)
})
