import { sql } from "kysely"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { AuditFilter, AuditLine, AuditPlace } from "./audit.ts"

/**
 * The audit, newest first; a page costs the same however deep it lies. The filtered column leads the order, so that
 * its own index is read. Row-level security shows it to management and administration only.
 */
export async function listAudit(
  db: Db,
  { staffId, action, from, to }: AuditFilter,
  after: AuditPlace | null,
  most: number,
): Promise<{ lines: AuditLine[]; hasMore: boolean }> {
  const led = staffId ? sql`a.staff_id,` : action ? sql`a.action,` : sql``
  const { rows } = await sql<AuditLine>`
    select a.id, a.at, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      a.staff_id, p.name, a.action, a.target, a.details
    from staff_audit a left join staff_people p on p.id = a.staff_id
    where ${staffId ? sql`a.staff_id = any(array[${staffId}::uuid])` : sql`true`}
      and ${action ? sql`a.action = any(array[${action}])` : sql`true`}
      and ${from ? sql`a.at >= ${start(from)}` : sql`true`}
      and ${to ? sql`a.at < ${start(to)} + interval '1 day'` : sql`true`}
      and ${after ? sql`(a.at, a.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql`true`}
    order by ${led} a.at desc, a.id desc
    limit ${most + 1}`.execute(db)
  return { lines: rows.slice(0, most), hasMore: rows.length > most }
}

const start = (day: string) => sql`(${day}::date::timestamp at time zone ${sql.lit(timeZone)})`

/** Everybody who ever signed in, for the filter. */
export function listAuditPeople(db: Db) {
  return db.selectFrom("staffPeople").select(["id", "name"]).orderBy("name").execute()
}
