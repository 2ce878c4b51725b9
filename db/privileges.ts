import { sql } from "kysely"
import type { Db } from "../app/platform/db.server.ts"

/** Personal data stands in these tables; who may read which column is decided here and held by a test. */
const guarded = ["leads", "lead_events", "consent_records"]
const mayReadAll = new Set(["webplan_owner", "webplan_worker", "webplan_staff"])
const mayReadColumns: Record<string, readonly string[]> = {
  // The last five are of consent_records, which name nobody.
  webplan_intake: [
    ...["id", "protocol", "created_at", "due_at", "submission_key", "fingerprint"],
    ...["purpose", "text_version", "choice", "page", "receipt"],
  ],
}

/** Every right to read personal data that nobody decided to give, as sentences. */
export const unexpectedReaders = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ role: string; tableName: string; columnName: string }>`
    select r.rolname as role, c.table_name, c.column_name
    from pg_roles r, information_schema.columns c
    where c.table_schema = 'public' and c.table_name in (${sql.join(guarded)}) and not r.rolsuper
      and r.rolname not like 'pg\\_%'
      and has_column_privilege(r.oid, format('public.%I', c.table_name)::regclass, c.column_name, 'select')
  `.execute(db)
  return rows
    .filter(({ role, columnName }) => !mayReadAll.has(role) && !mayReadColumns[role]?.includes(columnName))
    .map(({ role, tableName, columnName }) => `${role} can read ${tableName}.${columnName}`)
}
