import { sql } from "kysely"
import { dayOf, timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"

/** One lead of the day as a tile: waiting for its contact, answered in time or late, or put away without one. */
export type DayTile = { id: number; state: "waiting" | "in-time" | "late" | "put-away" }
export type DaySummary = { leads: number; inTime: number; late: number; waiting: number; tiles: DayTile[] }

const mostTiles = 500

const stateOf = sql`case
  when first_contact_at is not null then
    case when first_contact_at <= coalesce(due_at, 'infinity') then 'in-time' else 'late' end
  when status in ('fechado', 'perdido', 'descartado') then 'put-away'
  else 'waiting' end`

/** The leads that came today (D45): how many, and how the promise stands with each. */
export async function readDay(db: Db, now: Date): Promise<DaySummary> {
  const { rows } = await sql<DayTile & Record<"leads" | "inTime" | "late" | "waiting", number>>`
    with today as materialized (
      select id, created_at, ${stateOf} as state from desk_leads
      where not is_test
        and created_at >= (${dayOf(now)}::date)::timestamp at time zone ${sql.lit(timeZone)}
        and created_at < (${dayOf(now)}::date + 1)::timestamp at time zone ${sql.lit(timeZone)}
    )
    select id, state, count(*) over () as leads, count(*) filter (where state = 'in-time') over () as in_time,
      count(*) filter (where state = 'late') over () as late,
      count(*) filter (where state = 'waiting') over () as waiting
    from today order by created_at, id limit ${mostTiles}`.execute(db)
  const { leads = 0, inTime = 0, late = 0, waiting = 0 } = rows[0] ?? {}
  return { leads, inTime, late, waiting, tiles: rows.map(({ id, state }) => ({ id, state })) }
}
