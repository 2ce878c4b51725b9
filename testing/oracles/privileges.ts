import { sql } from "kysely"
import type { Db } from "../../app/platform/db/db.server.ts"

const everyColumn = "every column"
type Readable = typeof everyColumn | readonly string[]

const standardReaders: Record<string, Readable> = {
  webplan_owner: everyColumn,
  webplan_worker: everyColumn,
  webplan_staff: everyColumn,
  // Cannot log in. Row-level security limits it to the leads of the one confirmed e-mail address.
  webplan_holder: everyColumn,
}

const managementReaders: Record<string, Readable> = { webplan_owner: everyColumn, webplan_staff: everyColumn }

/** The tables with personal data, and which role may read which column. A test compares this with the database. */
const mayRead: Record<string, Record<string, Readable>> = {
  leads: {
    ...standardReaders,
    webplan_intake: ["id", "protocol", "created_at", "due_at", "submission_key", "fingerprint", "erasure_id"],
  },
  lead_events: standardReaders,
  // The view of the desk on leads: it returns rows only for a role of the desk.
  desk_leads: { webplan_owner: everyColumn, webplan_staff: everyColumn },
  lead_pairs: { webplan_owner: everyColumn, webplan_staff: everyColumn },
  // Contains no personal data. The intake role reads it to return a receipt.
  consent_records: {
    ...standardReaders,
    webplan_intake: ["id", "purpose", "text_version", "choice", "page", "receipt", "created_at"],
  },
  holder_requests: standardReaders,
  locked_lead_openings: { webplan_owner: everyColumn, webplan_holder: ["lead_id", "opened_at"] },
  incidents: managementReaders,
  incident_leads: managementReaders,
  incident_notices: managementReaders,
  holder_links: { webplan_owner: everyColumn, webplan_worker: everyColumn, webplan_holder: everyColumn },
}

const signInReaders: Record<string, Readable> = { webplan_owner: everyColumn, webplan_auth: everyColumn }
for (const table of ["staff_accounts", "staff_sessions", "staff_two_factors", "staff_verifications"])
  mayRead[table] = signInReaders

export const guardedTables = Object.keys(mayRead)

/** Every right to read personal data that is not listed above, as messages. */
export async function unexpectedReaders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ role: string; tableName: string; columnName: string }>`
    select r.rolname as role, c.table_name, c.column_name
    from pg_roles r, information_schema.columns c
    where c.table_schema = 'public' and c.table_name in (${sql.join(guardedTables)}) and not r.rolsuper
      and r.rolname not like 'pg\\_%'
      and has_column_privilege(r.oid, format('public.%I', c.table_name)::regclass, c.column_name, 'select')
  `.execute(db)
  return rows
    .filter(({ role, tableName, columnName }) => {
      const readable = mayRead[tableName]?.[role] ?? []
      return readable !== everyColumn && !readable.includes(columnName)
    })
    .map(({ role, tableName, columnName }) => `${role} can read ${tableName}.${columnName}`)
}
