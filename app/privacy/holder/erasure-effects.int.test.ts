import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { openHolderSession } from "../../../testing/factories/holder-session.ts"
import { caio, gilda, storePeople } from "../../../testing/factories/office-people.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import { dbAsPerson } from "../../staff/sign-in/db-as-person.server.ts"
import { listUnknownProtocols } from "../incidents/incident-leads-store.server.ts"
import { listRequestsToAnswer } from "../requests/answer-store.server.ts"
import {
  askHolderErasure,
  askHolderOffice,
  findHolder,
  revokeHolderEmails,
  undoHolderErasure,
} from "./holder-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await storePeople(database.as.owner)
})
afterAll(() => database.drop())
beforeEach(() =>
  sql`truncate leads, holder_links, holder_request_events, holder_requests, job_outbox cascade`.execute(
    database.as.owner,
  ),
)

const mine = "ana@exemplo.example"
const closedAt = "2026-01-10T12:00:00Z"
const leadQueues = { notify: "n", confirm: "c", webhook: "w" }

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.as.owner)).rows

async function erase() {
  const session = await openHolderSession(database.as.owner, mine)
  await askHolderErasure(database.as.web, session)
  return { session }
}

test("[N17.04] undoing adds the jobs again that found the lead locked, and none that is done", async () => {
  const { owner, web } = database.as
  const [fresh = 0, dispatched = 0, done = 0] = await storeLeads(owner, createRandom(20), [
    { email: mine },
    { email: mine },
    { email: mine },
    { email: mine, createdAt: closedAt },
  ])
  const happened = (lead: number, kinds: readonly string[]) =>
    sql`insert into lead_events (lead_id, kind, actor) select ${lead}, unnest(${[...kinds]}::text[]), 'worker'`.execute(
      owner,
    )
  await happened(dispatched, ["office_notified", "dispatched"])
  await happened(done, ["office_notified", "dispatched", "visitor_not_confirmed", "webhook_delivered"])
  const { session } = await erase()
  await sql`delete from job_outbox`.execute(owner)
  await undoHolderErasure(web, session, leadQueues)
  const jobs = await rowsOf(sql<{ queue: string; lead: number | null }>`
    select queue, (payload ->> 'leadId')::int as lead from job_outbox order by 1, 2`)
  expect(jobs).toEqual([
    { queue: "c", lead: dispatched },
    { queue: "holder-tell-of-erasure", lead: null },
    { queue: "n", lead: fresh },
    { queue: "w", lead: dispatched },
  ])
})

test("[N17.04] neither undoing an erasure nor withdrawing a consent prolongs the time for which a contract is kept", async () => {
  const { owner, web } = database.as
  await storeLeads(owner, createRandom(21), [
    { email: mine, status: "fechado", createdAt: closedAt, updatedAt: closedAt },
  ])
  await sql`alter table leads disable trigger user`.execute(owner)
  await sql`update leads set email_consent = true, email_consent_version = '2026-11-15'`.execute(owner)
  await sql`alter table leads enable trigger user`.execute(owner)
  const until = async (session: Buffer) =>
    (await findHolder(web, session))?.leads.find(({ contractUntil }) => contractUntil)?.contractUntil
  const { session } = await erase()
  const before = await until(session)
  expect(before).toMatch(/^2031-01-10/)
  await revokeHolderEmails(web, session, "/privacidade/meus-dados/ver")
  expect(await until(session)).toBe(before)
  await undoHolderErasure(web, session, leadQueues)
  expect(await until(session)).toBe(before)
})

test("[N17.04] the holder's open requests leave the list of the desk with the erasure, and come back with its undoing", async () => {
  const { owner, web } = database.as
  const session = await openHolderSession(owner, mine)
  await askHolderOffice(web, session, "informacao", "Quem viu?")
  const listed = async () =>
    (await listRequestsToAnswer(dbAsPerson(database.staffPool, gilda), 10)).map(({ message }) => message)
  expect(await listed()).toEqual(["Quem viu?"])
  await askHolderErasure(web, session)
  expect(await listed()).toEqual([])
  await undoHolderErasure(web, session, leadQueues)
  expect(await listed()).toEqual(["Quem viu?"])
})

test("[N17.04] an incident finds locked leads by their protocols, for management only", async () => {
  await storeLeads(database.as.owner, createRandom(22), [
    { email: mine },
    { email: mine, status: "fechado" },
    { email: "outra@exemplo.example" },
  ])
  const protocols = (await rowsOf(sql<{ protocol: string }>`select protocol from leads order by id`)).map(
    ({ protocol }) => protocol,
  )
  await erase()
  const asManager = dbAsPerson(database.staffPool, gilda)
  expect(await listUnknownProtocols(asManager, [...protocols, "WP-ZZZZ-ZZZZ"])).toEqual(["WP-ZZZZ-ZZZZ"])
  await expect(listUnknownProtocols(dbAsPerson(database.staffPool, caio), protocols)).rejects.toThrow(
    /not for this role/,
  )
  const { rows } = await sql<{ locked: string[] }>`
    select list_locked_protocols(int8multirange(int8range(1, 1000000))) as locked`.execute(asManager)
  expect(rows[0]?.locked).toEqual(protocols.slice(0, 2))
})
