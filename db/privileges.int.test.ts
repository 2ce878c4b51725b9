import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { storeLeads } from "../testing/factories/stored-lead.ts"
import { guardedTables, unexpectedReaders } from "../testing/oracles/privileges.ts"
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts"
import { createRandom } from "./seed/random.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const denied = /permission denied/

test("only the intended roles can read personal data", async () => {
  expect(await unexpectedReaders(database.as.owner)).toEqual([])
})

test("[S6.04] the web role cannot select from leads, not even a count or one column", async () => {
  const { web } = database.as
  await expect(web.selectFrom("leads").selectAll().execute()).rejects.toThrow(denied)
  await expect(web.selectFrom("leads").select("id").execute()).rejects.toThrow(denied)
  await expect(sql`select count(*) from leads`.execute(web)).rejects.toThrow(denied)
  await expect(web.selectFrom("leadEvents").selectAll().execute()).rejects.toThrow(denied)
  await expect(web.selectFrom("holderLinks").select("email").execute()).rejects.toThrow(denied)
  await expect(web.selectFrom("holderRequests").select("id").execute()).rejects.toThrow(denied)
})

test("[S6.03] the web role can neither insert, update nor delete leads by itself", async () => {
  const { web } = database.as
  await expect(sql`insert into leads (name) values ('x')`.execute(web)).rejects.toThrow(denied)
  await expect(sql`update leads set status = 'fechado'`.execute(web)).rejects.toThrow(denied)
  await expect(sql`delete from leads`.execute(web)).rejects.toThrow(denied)
  await expect(sql`truncate leads`.execute(web)).rejects.toThrow(denied)
  // A statement may be refused by the second wall alone.
  const { rows } = await sql`
    select right_on_leads from unnest(array['insert', 'update', 'delete', 'truncate']) as right_on_leads
    where has_table_privilege('webplan_web', 'leads', right_on_leads) or right_on_leads in ('insert', 'update')
      and has_any_column_privilege('webplan_web', 'leads', right_on_leads)`.execute(database.as.owner)
  expect(rows).toEqual([])
})

const webFunctions = [
  "ask_holder_erasure",
  "ask_holder_link",
  "ask_holder_office",
  "close_holder_session",
  "correct_holder_lead",
  "leave_emails",
  "open_holder_link",
  "read_consent_receipt",
  "read_holder",
  "record_cookie_choice",
  "record_holder_download",
  "revoke_holder_emails",
  "spend_limits",
  "submit_lead",
  "undo_holder_erasure",
]

test("[S6.03] the web role may call these functions only: one stores leads, one spends limits, two handle cookie choices, eleven serve a proven holder", async () => {
  const { rows } = await sql<{ name: string }>`
    select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and has_function_privilege('webplan_web', p.oid, 'execute') order by 1`.execute(
    database.as.owner,
  )
  expect(rows.map((row) => row.name).toSorted()).toEqual(webFunctions)
})

// Evidence of consent holds nothing personal; it is protected for other reasons. A view has no rows of its own.
const personalTables = guardedTables
  .filter((table) => !["consent_records", "desk_leads"].includes(table))
  .toSorted()

test("[S6.05] row-level security is on and forced on every table with personal data", async () => {
  const { rows } = await sql<{ relname: string; enabled: boolean; forced: boolean }>`
    select relname, relrowsecurity as enabled, relforcerowsecurity as forced from pg_class
    where relname in (${sql.join(personalTables)}) order by relname`.execute(database.as.owner)
  expect(rows).toEqual(personalTables.map((relname) => ({ relname, enabled: true, forced: true })))
})

test("the holder's functions belong to a role that cannot log in, and it sees no lead without a proven address", async () => {
  const { owner } = database.as
  const { rows } = await sql<{ rolcanlogin: boolean; members: string[] }>`
    select rolcanlogin, array(select m.member::regrole::text from pg_auth_members m where m.roleid = r.oid) as members
    from pg_roles r where rolname = 'webplan_holder'`.execute(owner)
  expect(rows[0]?.rolcanlogin).toBe(false)
  expect(rows[0]?.members).not.toContain("webplan_web")
  const [id] = await storeLeads(owner, createRandom(1), [{ email: "titular@exemplo.example" }])
  const seenAs = (proven: string) =>
    owner.transaction().execute(async (transaction) => {
      await sql`select set_config('webplan.holder', ${proven}, true)`.execute(transaction)
      await sql`set local role webplan_holder`.execute(transaction)
      const leads = await transaction.selectFrom("leads").select("id").execute()
      const events = await transaction.selectFrom("leadEvents").select("id").execute()
      return { leads, events }
    })
  expect(await seenAs("")).toEqual({ leads: [], events: [] })
  expect(await seenAs("outra@exemplo.example")).toEqual({ leads: [], events: [] })
  expect((await seenAs("titular@exemplo.example")).leads).toEqual([{ id }])
  await owner.deleteFrom("leads").execute()
})

test("[S6.05] even with a grant by mistake, row-level security returns no row to the web role", async () => {
  const { owner, web } = database.as
  await sql`select * from submit_lead(${JSON.stringify({ name: "A", email: "a@b.example", phone: "1", operadora: "main", subject: "s", message: "m", source_page: "/", fingerprint: "ab".repeat(32) })}::jsonb)`.execute(
    web,
  )
  await sql`grant select on leads to webplan_web`.execute(owner)
  try {
    expect(await web.selectFrom("leads").select("id").execute()).toEqual([])
    expect(await owner.selectFrom("leads").select("id").execute()).toHaveLength(1)
  } finally {
    await sql`revoke select on leads from webplan_web`.execute(owner)
  }
})

test("a role that gains read access to leads is detected: by table, by column and through PUBLIC", async () => {
  const { owner } = database.as
  await sql`grant select on leads to webplan_web`.execute(owner)
  expect(await unexpectedReaders(owner)).toContain("webplan_web can read leads.email")
  await sql`revoke select on leads from webplan_web`.execute(owner)
  await sql`grant select (name) on leads to webplan_intake`.execute(owner)
  expect(await unexpectedReaders(owner)).toEqual(["webplan_intake can read leads.name"])
  await sql`revoke select (name) on leads from webplan_intake`.execute(owner)
  await sql`grant select on lead_events to public`.execute(owner)
  expect(await unexpectedReaders(owner)).toContain("webplan_web can read lead_events.note")
  await sql`revoke select on lead_events from public`.execute(owner)
})

test("the web role has no right on the queue, and no role but the owner creates tables", async () => {
  await expect(
    sql`insert into pgboss.job (name) values ('lead-notify-office')`.execute(database.as.web),
  ).rejects.toThrow(denied)
  await expect(sql`select data from pgboss.job`.execute(database.as.web)).rejects.toThrow(denied)
  await expect(sql`delete from pgboss.job`.execute(database.as.web)).rejects.toThrow(denied)
  await expect(sql`select add_job('lead-notify-office', '{}')`.execute(database.as.web)).rejects.toThrow(
    denied,
  )
  for (const act of [
    "insert into job_outbox default values",
    "select from job_outbox",
    "delete from job_outbox",
  ])
    await expect(sql.raw(act).execute(database.as.web)).rejects.toThrow(denied)
  for (const role of ["web", "worker", "staff"] as const) {
    await expect(sql`create table public.x (id int)`.execute(database.as[role])).rejects.toThrow(denied)
  }
})

test("staff may change status, priority and notes of a lead, and nothing the visitor wrote", async () => {
  const { staff } = database.as
  await expect(sql`update leads set email = 'x@y.z'`.execute(staff)).rejects.toThrow(denied)
  await expect(sql`delete from leads`.execute(staff)).rejects.toThrow(denied)
  await expect(sql`update leads set notes = 'ligar amanhã'`.execute(staff)).resolves.toBeDefined()
})
