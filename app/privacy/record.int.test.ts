import { existsSync, globSync, readFileSync } from "node:fs"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type PrivacyRecord, readPrivacyRecord } from "../../testing/privacy-record.ts"
import { createTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts"
import { companyOf } from "../site/company/company.ts"
import { defaultCompany, officeHours } from "../site/content/company.ts"
import { privacy } from "../site/content/privacy.ts"
import { fillPolicy } from "../site/policy/fill-policy.ts"
import { cookieCategories } from "./consent/cookie-question.ts"
import { retentionDefaults } from "./retention/retention-defaults.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

const record = readPrivacyRecord()

/** Every column of the schemas public and pgboss, with the roles (except the owner) that may read it. */
async function listColumns() {
  const { rows } = await sql<{ column: string; readers: string[] }>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname || '.' || a.attname as column,
      array(
        select replace(r.rolname, 'webplan_', '') from pg_roles r
        where r.rolname like 'webplan\\_%' and r.rolname <> 'webplan_owner'
          and has_column_privilege(r.oid, c.oid, a.attnum, 'select') order by 1
      ) as readers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'm') and not c.relispartition
    order by 1`.execute(database.as.owner)
  return rows
}

const tableOf = (column: string) => column.slice(0, column.lastIndexOf("."))

/** Columns that are not classified, classified twice, or no longer exist. */
async function faultsOf({ personal, impersonal }: PrivacyRecord) {
  const columns = (await listColumns()).map(({ column }) => column)
  const times = (column: string) =>
    personal.filter((entry) => entry.column === column).length +
    impersonal.filter((entry) => entry === column || entry === `${tableOf(column)}.*`).length
  const gone = [...personal.map(({ column }) => column), ...impersonal].filter((entry) =>
    entry.endsWith(".*")
      ? !columns.some((column) => tableOf(column) === tableOf(entry))
      : !columns.includes(entry),
  )
  return [
    ...columns
      .filter((column) => times(column) === 0)
      .map((column) => `${column} is not in docs/privacy.md: is it personal?`),
    ...columns.filter((column) => times(column) > 1).map((column) => `${column} is in docs/privacy.md twice`),
    ...gone.map((entry) => `${entry} is in docs/privacy.md and not in the database`),
  ]
}

test("every column of the database is recorded as personal or impersonal", async () => {
  expect(await faultsOf(record)).toEqual([])
  expect(record.personal.length).toBeGreaterThan(50)
  expect(record.impersonal.filter((entry) => entry.endsWith(".*")).map(tableOf)).toEqual(
    expect.not.arrayContaining([expect.not.stringMatching(/^pgboss\./)]),
  )
})

test("reports a new column or table until it is classified, and a removed column", async () => {
  const { owner } = database.as
  await sql`alter table leads add column mother_name text`.execute(owner)
  await sql`create table visits (ip text)`.execute(owner)
  await sql`alter table web_vitals drop column measures`.execute(owner)
  try {
    expect(await faultsOf(record)).toEqual([
      "leads.mother_name is not in docs/privacy.md: is it personal?",
      "visits.ip is not in docs/privacy.md: is it personal?",
      "web_vitals.measures is in docs/privacy.md and not in the database",
    ])
  } finally {
    await sql`alter table leads drop column mother_name`.execute(owner)
    await sql`drop table visits`.execute(owner)
    await sql`alter table web_vitals add column measures bigint not null default 0`.execute(owner)
    await sql`grant select (measures) on web_vitals to webplan_web`.execute(owner)
  }
})

test("the roles in the record are those that can read the column", async () => {
  const readers = new Map((await listColumns()).map(({ column, readers }) => [column, readers]))
  expect(Object.fromEntries(record.personal.map(({ column, readers }) => [column, readers]))).toEqual(
    Object.fromEntries(record.personal.map(({ column }) => [column, readers.get(column)])),
  )
})

test("each entry has a purpose, a legal basis and an existing rule; each rule has an entry", async () => {
  const rules = (await database.as.staff.selectFrom("retentionRules").select("code").execute()).map(
    ({ code }) => code,
  )
  const outsideRules = ["proof", "contract", "done_jobs", "holder_link", "holder_request", "incident"]
  const expand = (code: string) =>
    code.endsWith("*") ? rules.filter((rule) => rule.startsWith(code.slice(0, -1))) : [code]
  for (const { column, purpose, basis, kept } of record.personal) {
    expect(purpose, column).not.toBe("")
    expect(basis, column).toMatch(/art\. 7, (I|II|V|IX)\b|none: not collected/)
    expect(kept.length, column).toBeGreaterThan(0)
    for (const code of kept.flatMap(expand)) expect([...rules, ...outsideRules], column).toContain(code)
  }
  const used = new Set(record.personal.flatMap(({ kept }) => kept.flatMap(expand)))
  // Counts per day and page are not personal.
  expect(rules.filter((rule) => !used.has(rule))).toEqual(["web_vitals"])
})

const { lead_working, ...dated } = retentionDefaults
const page = fillPolicy(privacy(companyOf(defaultCompany, officeHours)), {
  cookies: cookieCategories,
  undated: lead_working,
  dated: Object.values(dated),
})
const policy = JSON.stringify(page).toLowerCase()

test("[S2.77] the policy names every kind of data in the record, also outside the database", () => {
  const phrases = new Set([...record.personal.map(({ inPolicy }) => inPolicy), ...record.otherPolicyTexts])
  phrases.delete("(staff)")
  expect(phrases.size).toBeGreaterThan(15)
  expect([...phrases].filter((phrase) => !phrase || !policy.includes(phrase.toLowerCase()))).toEqual([])
  const staffColumns = record.personal
    .filter(({ inPolicy }) => inPolicy === "(staff)")
    .map(({ column }) => column)
  const staffData =
    /^(settings_|blog_authors|blog_posts\.reviewed_by|staff_|lead_events\.(actor|staff_id)|leads\.(owner_id|offered_to)$|lead_pairs\.staff_id|locked_lead_openings\.(id|staff_id|reason)|incidents\.reported_by|incident_\w+\.(reader_id|staff_id|withdrawn_by))/
  expect(staffColumns.filter((column) => !staffData.test(column))).toEqual([])
})

test("the impact report has each table of the record in one operation, with its legal bases, and names existing tests", () => {
  const { operations, personal, measureFiles } = record
  const tables = new Set(personal.map(({ column }) => tableOf(column)))
  expect(operations.flatMap((operation) => operation.tables).toSorted()).toEqual([...tables].toSorted())
  for (const { name, tables: own, bases } of operations) {
    if (own.length === 0) continue
    const used = personal
      .filter(({ column }) => own.includes(tableOf(column)))
      .flatMap(({ basis }) => [...basis.matchAll(/art\. 7, (I|II|V|IX)\b/g)].map(([, base = ""]) => base))
    expect(bases.toSorted(), name).toEqual([...new Set(used)].toSorted())
  }
  expect(measureFiles.length).toBeGreaterThan(10)
  expect(measureFiles.filter((file) => !existsSync(file))).toEqual([])
})

test("every key that scripts store on a device is in the record", () => {
  const scripts = globSync("app/**/*.{ts,tsx}").filter(
    (name) => !name.includes(".test.") && !/\.server\./.test(name),
  )
  const kept = new Set(
    scripts.flatMap((name) =>
      [...readFileSync(name, "utf8").matchAll(/["`](webplan_\w+)/g)].map(([, key = ""]) =>
        // A prefix, to which the name of the form is added.
        key.endsWith("_") ? `${key}*` : key,
      ),
    ),
  )
  expect([...kept].toSorted()).toEqual(record.deviceKeys.toSorted())
})
