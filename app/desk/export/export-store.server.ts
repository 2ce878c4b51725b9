import { sql } from "kysely"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { detailColumns } from "../detail-columns.server.ts"
import type { ExportedLead, ExportFilter } from "./lead-export.ts"

/** The time is text, because a Date would lose the microseconds. */
export type ExportCursor = { time: string; id: number }
type Row = ExportedLead & { id: number; cursorTime: string }

/**
 * The next leads of an export, oldest first. The order starts with the filtered column, so that the planner uses the index
 * of that column (see `driver` in queue-store.server.ts).
 */
export async function listForExport(
  db: Db,
  { from, to, status, operadora }: ExportFilter,
  after: ExportCursor | null,
  limit: number,
) {
  const start = (day: string) => sql`(${day}::date::timestamp at time zone ${sql.lit(timeZone)})`
  const filteredColumn = operadora === undefined ? (status === undefined ? null : "status") : "operadora"
  const { rows } = await sql<Row>`
    select l.id, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as cursor_time,
      l.protocol, l.created_at, l.due_at, l.first_contact_at, l.first_contact_minutes, l.status, l.name, l.email,
      l.phone, l.operadora, l.subject, l.idade, l.ages, ${detailColumns("l")} l.message, l.email_consent, l.source_page, l.notes,
      nullif(concat_ws(' ', l.last_touch ->> 'source', l.last_touch ->> 'medium'), '') as source, p.name as owner
    from desk_leads l left join staff_people p on p.id = l.owner_id
    where not l.is_test
      and ${operadora === undefined ? sql`true` : sql`l.operadora = any(array[${operadora}])`}
      and ${status === undefined ? sql`true` : sql`l.status = any(array[${status}])`}
      and l.created_at < ${start(to)} + interval '1 day'
      and ${from === null ? sql`true` : sql`l.created_at >= ${start(from)}`}
      and ${after === null ? sql`true` : sql`(l.created_at, l.id) > (${after.time}::timestamptz, ${after.id}::bigint)`}
    order by ${filteredColumn === null ? sql`` : sql`${sql.ref(`l.${filteredColumn}`)} desc,`} l.created_at, l.id
    limit ${limit}`.execute(db)
  return rows
}
