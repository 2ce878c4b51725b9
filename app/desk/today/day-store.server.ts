import { sql } from "kysely"
import { dayOf, timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { DaySummary, DayTile } from "./day-summary.ts"

const maxTiles = 500

const stateOf = sql`case
  when first_contact_at is not null then
    case when first_contact_at <= coalesce(due_at, 'infinity') then 'in-time' else 'late' end
  when status in ('fechado', 'perdido', 'descartado') then 'ended'
  else 'waiting' end`

/** The leads that arrived today (D45): their number, and whether each was contacted in time. */
export async function readDay(db: Db, now: Date): Promise<DaySummary> {
  const { rows } = await sql<DayTile & Record<"leads" | "inTime" | "late" | "waiting", number>>`
    with today as materialized (
      select id, created_at, ${stateOf} as state from desk_leads
      where not is_test
        and created_at >= (${dayOf(now)}::date)::timestamp at time zone ${sql.lit(timeZone)}
        and created_at < (${dayOf(now)}::date + 1)::timestamp at time zone ${sql.lit(timeZone)}
    )
    select state, count(*) over () as leads, count(*) filter (where state = 'in-time') over () as in_time,
      count(*) filter (where state = 'late') over () as late,
      count(*) filter (where state = 'waiting') over () as waiting
    from today order by created_at, id limit ${maxTiles}`.execute(db)
  const { leads = 0, inTime = 0, late = 0, waiting = 0 } = rows[0] ?? {}
  return { leads, inTime, late, waiting, tiles: rows.map(({ state }) => ({ state })) }
}
