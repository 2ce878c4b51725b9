import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { makeValues } from "../../../db/seed/lead-factory.ts"
import { createRandom } from "../../../db/seed/random.ts"
import { startCuttingProxy } from "../../../testing/servers/cutting-proxy.ts"
import { createTestDatabase, silentLog, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { offers } from "../../plans/catalogue/offers.ts"
import { createDb, type Db } from "../../platform/db/db.server.ts"
import { type NewLead, newLead } from "../lead/lead.ts"
import { submitLead } from "./submit-lead.server.ts"

let database: TestDatabase
let proxy: Awaited<ReturnType<typeof startCuttingProxy>>
let db: Db
const random = createRandom(18)

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  const url = new URL(database.urls.web)
  proxy = await startCuttingProxy(Number(url.port))
  url.port = String(proxy.port)
  db = createDb({ url: url.href, name: "test lost", log: silentLog, maxConnections: 1 })
})
beforeEach(async () => {
  await sql`truncate leads cascade`.execute(database.as.owner)
  await sql`truncate job_outbox, rate_limits`.execute(database.as.owner)
  await sql`select`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await proxy.stop()
  await database.drop()
})

function makeLead(submissionKey: string | null) {
  return newLead(makeValues(random, "main"), offers.main, {
    pageUrl: "https://site.example/",
    userAgent: "Mozilla/5.0",
    submissionKey,
    firstTouch: null,
    suspicions: [],
  })
}

function submit(connection: Db, lead: NewLead) {
  const context = { db: connection, clock: () => new Date(), officeCalendar: async () => null }
  return submitLead(context, lead, [{ key: "network", points: 1, seconds: 60 }])
}

async function readStored() {
  const { rows } = await sql<{ protocol: string; jobs: number; spent: number }>`
    select protocol, (select count(*) from job_outbox) as jobs, (select spent from rate_limits) as spent
    from leads`.execute(database.as.owner)
  return rows
}

test.each([
  ["with a submission key", random.uuid()],
  ["without one", null],
])(
  "[N18.01] a lead %s whose answer is lost after the commit is stored once and gets its protocol",
  async (_, key) => {
    proxy.mode = "cut"
    proxy.onCut = () => {
      proxy.mode = "open"
    }
    const submitted = await submit(db, makeLead(key))
    const stored = await readStored()
    expect(stored).toMatchObject([{ jobs: 1, spent: 1 }])
    expect(submitted).toMatchObject({ outcome: "repeated", protocol: stored[0]?.protocol })
  },
)

test("[N18.01] the answer to a repeated lead waits for the standby like the first: its transaction writes", async () => {
  const lead = makeLead(random.uuid())
  await submit(db, lead)
  const isWriting = await db.transaction().execute(async (transaction) => {
    expect(await submit(transaction, lead)).toMatchObject({ outcome: "repeated" })
    const { rows } = await sql<{ isWriting: boolean }>`
      select pg_current_xact_id_if_assigned() is not null as is_writing`.execute(transaction)
    return rows[0]?.isWriting
  })
  expect(isWriting).toBe(true)
})
