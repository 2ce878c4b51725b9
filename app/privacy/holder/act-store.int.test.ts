import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createRandom } from "../../../db/seed/random.ts"
import { endUndoTime, openHolderSession } from "../../../testing/factories/holder-session.ts"
import { storeLeads } from "../../../testing/factories/stored-lead.ts"
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/test-database.ts"
import type { HolderAct } from "./act.ts"
import { listHolderActs, repeatHolderAct } from "./act-store.server.ts"
import {
  askHolderErasure,
  endEmailsAfterComplaint,
  revokeHolderEmails,
  undoHolderErasure,
} from "./holder-store.server.ts"
import { finishErasure } from "./worker-store.server.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const random = createRandom(8)
const start = new Date(0)

const sessionOf = (email: string) => openHolderSession(database.as.owner, email)

/** Runs `act` and then restores the rows unchanged, as a restored backup does. */
async function undo(act: () => Promise<unknown>) {
  const { owner } = database.as
  await sql`create table kept_leads as select * from leads`.execute(owner)
  await act()
  const acts = await listHolderActs(database.as.worker, start)
  await sql`delete from leads`.execute(owner)
  await sql`delete from holder_erasures`.execute(owner)
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = 'leads'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    owner,
  )
  const columns = sql.raw(rows[0]?.columns ?? "")
  await sql`insert into leads (${columns}) overriding system value select ${columns} from kept_leads`.execute(
    owner,
  )
  await sql`drop table kept_leads`.execute(owner)
  return acts
}

async function stored() {
  const { rows } = await sql<{ email: string; emailConsent: boolean }>`
    select email, email_consent from leads order by id`.execute(database.as.owner)
  return rows
}

test("[N18.11] repeats the end of a consent after a complaint, as an act that is not the holder's", async () => {
  const { owner, worker } = database.as
  const [id = 0] = await storeLeads(owner, random, [{ email: "spam@exemplo.example" }])
  await sql`update leads set email_consent = true, email_consent_version = '2026-11-15'`.execute(owner)
  const acts = await undo(() => endEmailsAfterComplaint(worker, id))
  expect(acts.map(({ act }) => act)).toEqual(["ended"])
  for (const act of acts) expect(await repeatHolderAct(worker, act)).toBe(true)
  const { rows } = await sql`select l.email_consent as given, r.page from leads l
    join consent_records r on r.id = l.email_consent_record`.execute(owner)
  expect(rows).toEqual([{ given: false, page: "/complaint" }])
  await sql`delete from leads`.execute(owner)
})

test("repeats erasures and revocations since a given time, once, and changes no other lead", async () => {
  const { owner, web, worker } = database.as
  await storeLeads(owner, random, [
    { email: "apaga@exemplo.example" },
    { email: "revoga@exemplo.example" },
    { email: "fica@exemplo.example" },
  ])
  await sql`update leads set email_consent = true, email_consent_version = '2026-11-15'`.execute(owner)
  const acts = await undo(async () => {
    await askHolderErasure(web, await sessionOf("apaga@exemplo.example"))
    await endUndoTime(owner)
    await finishErasure(worker)
    await revokeHolderEmails(web, await sessionOf("revoga@exemplo.example"), "/privacidade/meus-dados")
  })
  expect(acts.map(({ act }) => act)).toEqual(["erased", "revoked"])
  expect(await stored()).toHaveLength(3)

  const repeated: boolean[] = []
  for (const act of [...acts, ...acts]) repeated.push(await repeatHolderAct(worker, act))
  expect(repeated).toEqual([true, true, false, false])
  expect(await stored()).toEqual([
    { email: "revoga@exemplo.example", emailConsent: false },
    { email: "fica@exemplo.example", emailConsent: true },
  ])
  // The repeated acts are recorded again, so that they survive a second restore.
  expect((await listHolderActs(worker, start)).map(({ act }) => act)).toEqual(["erased", "revoked"])
})

test("[N17.04] a restored backup neither brings a locked lead back nor erases one whose erasure was undone", async () => {
  const { owner, web, worker } = database.as
  await sql`delete from leads`.execute(owner)
  await sql`delete from holder_erasures`.execute(owner)
  await storeLeads(owner, random, [
    { email: "contrato@exemplo.example", status: "fechado" },
    { email: "desfez@exemplo.example" },
  ])
  const session = await sessionOf("desfez@exemplo.example")
  await askHolderErasure(web, session)
  // The backup of this moment has the second lead locked, and the first one not.
  const acts = await undo(async () => {
    await undoHolderErasure(web, session, { notify: "n", confirm: "c", webhook: "w" })
    await askHolderErasure(web, await sessionOf("contrato@exemplo.example"))
    await sql`update holder_requests set undo_until = now() where email = 'contrato@exemplo.example'`.execute(
      owner,
    )
    await finishErasure(worker)
  })
  expect(acts.map(({ act }) => act)).toEqual(["locked", "unlocked"])
  await sql`delete from holder_request_events where kind = 'done'
    and request_id in (select id from holder_requests where outcome = 'desfeito')`.execute(owner)
  await sql`update holder_requests set done_at = null, outcome = null, email = 'desfez@exemplo.example'
    where outcome = 'desfeito'`.execute(owner)

  const repeated: boolean[] = []
  for (const act of [...acts, ...acts]) repeated.push(await repeatHolderAct(worker, act))
  expect(repeated).toEqual([true, true, false, false])
  const { rows } =
    await sql`select email, erasure_id is not null as is_locked from leads order by id`.execute(owner)
  expect(rows).toEqual([
    { email: "contrato@exemplo.example", isLocked: true },
    { email: "desfez@exemplo.example", isLocked: false },
  ])
})

test("does not erase another lead with the id of an erased one", async () => {
  const [id = 0] = await storeLeads(database.as.owner, random, [{ email: "nova@exemplo.example" }])
  const act: HolderAct = { act: "erased", leadId: id, leadCreatedAt: "2026-01-01T00:00:00+00:00" }
  expect(await repeatHolderAct(database.as.worker, act)).toBe(false)
  await expect(repeatHolderAct(database.as.web, act)).rejects.toThrow(/permission denied/)
  await expect(listHolderActs(database.as.web, start)).rejects.toThrow(/permission denied/)
})

test("a delete by an operator is not recorded as an erasure", async () => {
  await sql`delete from holder_erasures`.execute(database.as.owner)
  await sql`delete from leads`.execute(database.as.owner)
  expect(await sql`select from holder_erasures`.execute(database.as.owner)).toMatchObject({ rows: [] })
})
