import { sql } from "kysely"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { type LeadStats, noStats } from "./lead-stats.ts"

/** The four counts of §7 in one statement, so that they agree. Erased leads still count (decision 015). */
export async function countLeadStats(db: Db, now: Date): Promise<LeadStats> {
  const { rows } = await sql<LeadStats>`
    with clock as (select (${now}::timestamptz at time zone ${sql.lit(timeZone)})::date as today)
    select ever.total, ever.closed, recent.today, recent.month
    from (
      select coalesce(sum(t.total), 0)::bigint as total,
        coalesce(sum(t.total) filter (where t.status = 'fechado'), 0)::bigint as closed
      from (
        select status, total from lead_totals
        union all select status, total from erased_lead_counts where day = 'infinity'
      ) t
    ) as ever, (
      select coalesce(sum(d.total) filter (where d.day = clock.today), 0)::bigint as today,
        coalesce(sum(d.total), 0)::bigint as month
      from clock left join (
        select day, total from lead_days union all select day, total from erased_lead_counts
      ) d on d.day between date_trunc('month', clock.today::timestamp)::date and clock.today
    ) as recent`.execute(db)
  return rows[0] ?? noStats
}
