import { type RawBuilder, sql } from "kysely"
import type { LeadStatus } from "../../leads/lead/lead-status.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { type LeadView, leadViews, statusOfView } from "./queue-query.ts"
import { isWaiting } from "./queue-row-store.server.ts"

/** `isMore`: there are more than `count`, shown as "mais de 1.000". */
export type ViewCount = { count: number; isMore: boolean }

const maxCounted = 1000

/** The number of leads in each list: exact where a total is stored, otherwise counted up to a maximum. */
export async function countViews(db: Db, me: string): Promise<Record<LeadView, ViewCount>> {
  const { rows } = await sql<{
    waiting: number
    mine: number
    toCall: number
    totals: Record<string, number>
  }>`
    select ${boundedCount(isWaiting)} as waiting, ${boundedCount(openOf(me))} as mine,
      ${boundedCount(toCallOf(me))} as to_call,
      (select coalesce(jsonb_object_agg(status, total), '{}') from (
        select status, sum(total)::bigint as total from lead_totals group by status
      ) by_status) as totals`.execute(db)
  const { waiting = 0, mine = 0, toCall = 0, totals = {} } = rows[0] ?? {}
  const exact = (count: number): ViewCount => ({ count, isMore: false })
  const ofStatus = (status: LeadStatus) => exact(totals[status] ?? 0)
  const countOf = (view: LeadView): ViewCount => {
    const status = statusOfView[view]
    if (status) return ofStatus(status)
    if (view === "fila") return bounded(waiting)
    if (view === "meus") return bounded(mine)
    if (view === "retornos") return bounded(toCall)
    return exact(Object.values(totals).reduce((sum, total) => sum + total, 0))
  }
  return Object.fromEntries(leadViews.map((view) => [view, countOf(view)])) as Record<LeadView, ViewCount>
}

function boundedCount(condition: RawBuilder<unknown>) {
  return sql<number>`(select count(*) from (select from desk_leads where ${condition} limit ${maxCounted + 1}) counted)`
}

function bounded(found: number): ViewCount {
  return { count: Math.min(found, maxCounted), isMore: found > maxCounted }
}

function openOf(me: string) {
  return sql`owner_id is not null and owner_id = ${me}
  and status not in ('fechado', 'perdido', 'descartado') and not is_test`
}

function toCallOf(me: string) {
  return sql`owner_id is not null and owner_id = ${me}
  and call_later_at is not null and not is_test`
}

/** Leads that wait for a first contact, and those whose deadline has passed; both counted up to the maximum. */
export async function countWaiting(db: Db, now: Date) {
  const isLate = sql`${isWaiting} and coalesce(due_at, 'infinity') < ${now}`
  const { rows } = await sql<{ count: number; late: number }>`
    select ${boundedCount(isWaiting)} as count, ${boundedCount(isLate)} as late`.execute(db)
  const { count = 0, late = 0 } = rows[0] ?? {}
  return { count: Math.min(count, maxCounted), late: Math.min(late, maxCounted) }
}

/** The sources of leads, for the filter. Reads one index entry per source. */
export async function listSources(db: Db): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    with recursive sources as (
      (select source from desk_leads where source is not null and not is_test order by source limit 1)
      union all
      select (select l.source from desk_leads l
        where l.source > s.source and l.source is not null and not l.is_test order by l.source limit 1)
      from sources s where s.source is not null
    )
    select source from sources where source is not null limit 100`.execute(db)
  return rows.map(({ source }) => source)
}
