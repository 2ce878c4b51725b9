import { sql } from "kysely"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { AuditCursor, AuditFilter, AuditLine } from "./audit.ts"

/**
 * A page of the audit, newest first. Keyset pagination: every page costs the same. The filtered column is first in the
 * order, so that PostgreSQL uses its index. Row-level security shows entries only to management and administration.
 */
export async function listAudit(
  db: Db,
  { staffId, action, from, to }: AuditFilter,
  after: AuditCursor | null,
  limit: number,
): Promise<{ lines: AuditLine[]; hasMore: boolean }> {
  const leadingColumn = staffId ? sql`a.staff_id,` : action ? sql`a.action,` : sql``
  const { rows } = await sql<AuditLine>`
    select a.id, a.at, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exact_time,
      a.staff_id, p.name, a.action, a.target, t.name as target_name, a.details,
      count_lead_ids(a.leads) as lead_count
    from staff_audit a
      left join staff_people p on p.id = a.staff_id
      left join staff_people t on t.id::text = a.target and t.id <> a.staff_id
    where ${staffId ? sql`a.staff_id = any(array[${staffId}::uuid])` : sql`true`}
      and ${action ? sql`a.action = any(array[${action}])` : sql`true`}
      and ${from ? sql`a.at >= ${start(from)}` : sql`true`}
      and ${to ? sql`a.at < ${start(to)} + interval '1 day'` : sql`true`}
      and ${after ? sql`(a.at, a.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql`true`}
    order by ${leadingColumn} a.at desc, a.id desc
    limit ${limit + 1}`.execute(db)
  return { lines: rows.slice(0, limit), hasMore: rows.length > limit }
}

const start = (day: string) => sql`(${day}::date::timestamp at time zone ${sql.lit(timeZone)})`

/** Everybody with an account, for the filter. */
export function listAuditPeople(db: Db) {
  return db.selectFrom("staffPeople").select(["id", "name"]).orderBy("name").execute()
}
