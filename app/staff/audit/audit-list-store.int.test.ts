import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { tamperWithAudit } from "../../../testing/factories/past-audit.ts"
import { createTestDatabase, type TestDatabase, testPerson } from "../../../testing/servers/test-database.ts"
import { dbAsPerson } from "../sign-in/db-as-person.server.ts"
import { type AuditFilter, type AuditLine, readAuditCursor, writeAuditCursor } from "./audit.ts"
import { listAudit } from "./audit-list-store.server.ts"

let database: TestDatabase
const marina = "00000000-0000-4000-8000-0000000000a1"
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  await sql`insert into staff_people (id, name, email, role)
    values (${marina}, 'Marina Exemplo', 'marina@webplan.example', 'atendente')`.execute(database.as.owner)
  // Many entries with the same time, so that a page ends between two of them.
  await tamperWithAudit(database.as.owner, (transaction) =>
    sql`
      insert into staff_audit (at, staff_id, action, target)
      select timestamptz '2026-11-10 12:00+00' + make_interval(hours => n / 10),
        case when n % 3 = 0 then ${marina}::uuid else ${testPerson.id}::uuid end,
        case when n % 4 = 0 then 'leads_exportados' else 'lead_read' end, 'lead:' || n
      from generate_series(1, 200) n`.execute(transaction),
  )
})
afterAll(() => database.drop())

async function listAll(filter: AuditFilter) {
  const lines: AuditLine[] = []
  let cursor: string | null = null
  for (;;) {
    const page = await listAudit(database.as.staff, filter, readAuditCursor(cursor), 7)
    lines.push(...page.lines)
    const last = page.lines.at(-1)
    if (!page.hasMore || !last) return lines
    cursor = writeAuditCursor(last)
  }
}

test.each<[string, AuditFilter, string]>([
  ["nothing", {}, "true"],
  ["a person", { staffId: marina }, `staff_id = '${marina}'`],
  ["an action", { action: "leads_exportados" }, "action = 'leads_exportados'"],
  [
    "a person, an action and days of São Paulo",
    { staffId: marina, action: "lead_read", from: "2026-11-10", to: "2026-11-10" },
    `staff_id = '${marina}' and action = 'lead_read' and at < '2026-11-11 03:00+00'`,
  ],
])("filtered by %s, lists every entry once, newest first, page by page", async (_name, filter, where) => {
  const { rows } = await sql<{ id: number }>`
    select id from staff_audit where ${sql.raw(where)} order by at desc, id desc`.execute(database.as.owner)
  const lines = await listAll(filter)
  expect(rows.length).toBeGreaterThan(5)
  expect(lines.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(new Set(lines.map(({ name }) => name))).not.toContain(null)
})

test("shows no entry to the roles atendente and redacao", async () => {
  for (const role of ["atendente", "redacao"]) {
    const db = dbAsPerson(database.staffPool, { ...testPerson, role })
    expect((await listAudit(db, {}, null, 10)).lines).toEqual([])
  }
})

test("the staff role can neither change nor delete an entry", async () => {
  const { staff } = database.as
  await expect(sql`update staff_audit set action = 'x'`.execute(staff)).rejects.toThrow(/permission denied/)
  await expect(sql`delete from staff_audit`.execute(staff)).rejects.toThrow(/permission denied/)
})
