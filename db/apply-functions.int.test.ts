import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts"
import { readFunctionFiles } from "./apply-functions.ts"
import { migrate } from "./migrate.ts"

const present = path.join(import.meta.dirname, "functions")
let database: TestDatabase
let functions: string
beforeEach(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  functions = mkdtempSync(path.join(tmpdir(), "webplan-functions-"))
  cpSync(present, functions, { recursive: true })
})
afterEach(async () => {
  await database.drop()
  rmSync(functions, { recursive: true })
})

const run = () => migrate({ databaseUrl: database.adminUrl, functions })
const fileOf = (name: string) => path.join(functions, `${name}.sql`)

function edit(name: string, from: string, to: string) {
  const text = readFileSync(fileOf(name), "utf8")
  expect(text).toContain(from)
  writeFileSync(fileOf(name), text.replace(from, to))
}

/** Functions, views, triggers and records, each with its last writing transaction, rights and hash. */
async function listMade() {
  const { rows } = await sql<{ made: string; state: string }>`
    select proname as made, concat_ws(' ', p.xmin, proacl) as state from pg_proc p
    where pronamespace = 'public'::regnamespace
    union all select relname, xmin::text from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
    union all select tgname, xmin::text from pg_trigger where not tgisinternal
    union all select 'record of ' || name, concat_ws(' ', xmin, hash, applied_at) from applied_functions`.execute(
    database.as.owner,
  )
  return new Map(rows.map(({ made, state }) => [made, state]))
}

async function changedBy(work: () => Promise<unknown>) {
  const before = await listMade()
  await work()
  const after = await listMade()
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((made) => before.get(made) !== after.get(made))
    .toSorted()
}

/** Functions, views and triggers without a file, and files whose function or view does not exist. */
async function faultsOf(dir: string) {
  const { rows } = await sql<{ kind: string; name: string; fileName: string }>`
    select 'function' as kind, proname::text as name, proname::text as file_name from pg_proc
    where pronamespace = 'public'::regnamespace
    union all select 'view', relname, relname from pg_class
    where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
    union all select 'trigger', tgname, proname from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not tgisinternal and p.pronamespace = 'public'::regnamespace`.execute(database.as.owner)
  const files = new Map(
    readFunctionFiles(dir).map(({ name, text }) => [path.basename(name).replaceAll("-", "_"), text]),
  )
  const isHeld = ({ kind, name, fileName }: (typeof rows)[number]) =>
    new RegExp(`^create or replace ${kind} ${name}\\b`, "m").test(files.get(fileName) ?? "")
  return [
    ...rows.filter((row) => !isHeld(row)).map(({ kind, name }) => `no file holds the ${kind} ${name}`),
    ...[...files.keys()]
      .filter((name) => !rows.some((row) => row.name === name))
      .map((name) => `${name} is a file and not in the database`),
  ]
}

test("every function, view and trigger of the database is in the file of its name, and every file is applied", async () => {
  expect(await faultsOf(present)).toEqual([])
  const { owner } = database.as
  await sql`create function left_behind() returns trigger language plpgsql as 'begin return null; end'`.execute(
    owner,
  )
  await sql`create view old_leads as select id from leads`.execute(owner)
  await sql`create trigger forgotten after insert on sites for each row execute function left_behind()`.execute(
    owner,
  )
  rmSync(fileOf("leads/lead-day"))
  writeFileSync(fileOf("leads/never-applied"), "")
  expect(await faultsOf(functions)).toEqual(
    expect.arrayContaining([
      "no file holds the function left_behind",
      "no file holds the function lead_day",
      "no file holds the view old_leads",
      "no file holds the trigger forgotten",
      "never_applied is a file and not in the database",
    ]),
  )
})

test("a run without changes applies nothing; only an edited file is applied, and once", async () => {
  expect(await changedBy(async () => expect(await run()).toEqual([]))).toEqual([])
  edit("leads/lead-day", "America/Sao_Paulo", "America/Manaus")
  edit("views/desk-leads", "('atendente', 'gestao', 'administracao')", "('atendente', 'gestao')")
  expect(
    await changedBy(async () => expect(await run()).toEqual(["leads/lead-day", "views/desk-leads"])),
  ).toEqual(["desk_leads", "lead_day", "record of leads/lead-day", "record of views/desk-leads"])
  const { rows } =
    await sql`select lead_day('2026-11-16 03:30Z') as day, pg_get_viewdef('desk_leads') like '%administracao%' as administers`.execute(
      database.as.owner,
    )
  expect(rows).toEqual([{ day: "2026-11-15", administers: false }])
  expect(await changedBy(async () => expect(await run()).toEqual([]))).toEqual([])
})

test("new files are applied even if one calls a later one; the record of a deleted file is deleted", async () => {
  const body = "returns integer language sql set search_path = pg_catalog, public, pg_temp as"
  writeFileSync(
    fileOf("blog/a-caller"),
    `create or replace function a_caller() ${body} 'select z_called()';\n`,
  )
  writeFileSync(fileOf("leads/z-called"), `create or replace function z_called() ${body} 'select 1';\n`)
  expect(await run()).toEqual(["blog/a-caller", "leads/z-called"])
  rmSync(fileOf("blog/a-caller"))
  expect(await run()).toEqual([])
  expect([...(await listMade()).keys()].filter((made) => /a-caller|z-called/.test(made))).toEqual([
    "record of leads/z-called",
  ])
})

test.each([
  [
    "a statement that fails",
    "platform/spend-limits",
    "grant execute on function spend_limits(text) to webplan_web;",
  ],
  [
    "a body that names no column",
    "privacy/email-of-lead",
    "create or replace function wrong() returns text language sql as 'select l.mail from leads l';",
  ],
])("%s leaves every function, right and record as it was", async (_, name, planted) => {
  edit("leads/lead-day", "America/Sao_Paulo", "America/Manaus")
  edit("before-tables/current-staff-role", "to webplan_staff, webplan_auth", "to webplan_staff")
  appendFileSync(fileOf(name), planted)
  expect(await changedBy(() => expect(run()).rejects.toThrow(/spend-limits\.sql: .*text|l\.mail/))).toEqual(
    [],
  )
})

test("a grant deleted from a file is revoked in the database", async () => {
  edit("leads/submit-lead", "grant execute on function submit_lead(jsonb) to webplan_web;", "")
  await run()
  await expect(sql`select submit_lead('{}')`.execute(database.as.web)).rejects.toThrow(/permission denied/)
})

test("no function is callable by PUBLIC, and roles that own functions may not create objects", async () => {
  edit("leads/lead-day", "America/Sao_Paulo", "America/Manaus")
  await run()
  const { rows } = await sql`
    select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace
      and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))
    union all select r.rolname from pg_roles r
    where r.rolname in ('webplan_intake', 'webplan_holder') and has_schema_privilege(r.oid, 'public', 'create')`.execute(
    database.as.owner,
  )
  expect(rows).toEqual([])
})

test("of two concurrent runs one applies an edited file and the other applies nothing", async () => {
  edit("leads/lead-day", "America/Sao_Paulo", "America/Manaus")
  expect((await Promise.all([run(), run()])).flat()).toEqual(["leads/lead-day"])
})
