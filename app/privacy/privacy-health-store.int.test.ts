import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase, testPerson } from "../../testing/servers/test-database.ts"
import { dbAsPerson } from "../staff/sign-in/db-as-person.server.ts"
import { sealConsentRecords } from "./ledger/ledger-store.server.ts"
import { verifyLedger } from "./ledger/verify-ledger.server.ts"
import { findLedgerHead, listOpenHolderRequests, listRetentionStates } from "./privacy-health-store.server.ts"
import { applyRetention } from "./retention/apply-retention.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

test("lists every retention rule, before its first run and after", async () => {
  const { staff, worker } = database.as
  const stateOf = async (code: string) =>
    (await listRetentionStates(staff)).find((state) => state.code === code)
  expect(await stateOf("lead_lost")).toMatchObject({ days: 365, ranAt: null, found: null })
  await applyRetention({ db: worker, clock: () => new Date() })
  await applyRetention({ db: worker, clock: () => new Date() })
  expect(await stateOf("lead_lost")).toMatchObject({ ranAt: expect.any(Date), found: 0, erased: 0 })
})

test("lists open requests of holders by deadline, without their messages, and only to management", async () => {
  const { owner, staff } = database.as
  await sql`insert into holder_requests (kind, due_at, email, message) values
    ('informacao', now() + interval '9 days', 'dalva@exemplar.example', 'Olá'),
    ('reclamacao', now() + interval '2 days', 'dalva@exemplar.example', 'Olá'),
    ('acesso', now() + interval '1 day', null, null)`.execute(owner)
  await sql`update holder_requests set done_at = now(), outcome = 'feito' where kind = 'acesso'`.execute(
    owner,
  )
  const open = await listOpenHolderRequests(staff, 10)
  expect(open.map(({ kind }) => kind)).toEqual(["reclamacao", "informacao"])
  expect(JSON.stringify(open)).not.toContain("dalva")
  const consultant = dbAsPerson(database.staffPool, { ...testPerson, role: "atendente" })
  expect(await listOpenHolderRequests(consultant, 10)).toEqual([])
})

test("the staff role can read the head of the ledger and verify all of it", async () => {
  const { staff, web, worker } = database.as
  expect(await findLedgerHead(staff)).toBeNull()
  const { rows } = await sql<{ version: string }>`
    select version from consent_texts where purpose = 'cookies_analytics' limit 1`.execute(staff)
  await sql`select record_cookie_choice(gen_random_uuid(), ${rows[0]?.version}, '/', '{analytics}')`.execute(
    web,
  )
  await sealConsentRecords(worker, 100)
  const head = await findLedgerHead(staff)
  expect(head?.position).toBeGreaterThanOrEqual(3)
  expect(await verifyLedger(staff)).toMatchObject({
    faults: [],
    head: { position: head?.position, hash: head?.hash },
    unsealed: 0,
  })
})
