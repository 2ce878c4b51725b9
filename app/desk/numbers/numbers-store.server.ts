import { sql } from "kysely"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { isWaiting } from "../queue/queue-row-store.server.ts"
import type { DaySpan } from "./period.ts"
import type { MinuteCount, WeekCount, WeekMinutes } from "./rules.ts"

/** The first day with counts, or null. */
export async function findFirstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select least((select min(day) from lead_days), (select min(day) from erased_lead_counts where day < 'infinity')) as day
  `.execute(db)
  return rows[0]?.day ?? null
}

/** Leads that wait for a first contact now, and those of them whose deadline has passed. */
export async function countAllWaiting(db: Db, now: Date): Promise<{ waiting: number; late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*) as waiting, count(*) filter (where coalesce(due_at, 'infinity') < ${now}) as late
    from desk_leads
    where ${isWaiting}`.execute(db)
  return rows[0] ?? { waiting: 0, late: 0 }
}

/** Leads of a period that still wait after their deadline, by operadora. */
export async function countOverdue(db: Db, { from, to }: DaySpan, now: Date): Promise<Map<string, number>> {
  const start = (day: string) => sql`(${day}::date::timestamp at time zone ${sql.lit(timeZone)})`
  // A deadline is never before its lead's creation, so the index on deadlines can skip those before the period.
  const since =
    from === null
      ? sql`true`
      : sql`created_at >= ${start(from)} and coalesce(due_at, 'infinity') >= ${start(from)}`
  const { rows } = await sql<{ operadora: string; leads: number }>`
    select operadora, count(*) as leads from desk_leads
    where first_contact_at is null and status not in ('fechado', 'perdido', 'descartado') and not is_test
      and coalesce(due_at, 'infinity') < ${now} and ${since} and created_at < ${start(to)} + interval '1 day'
    group by operadora`.execute(db)
  return new Map(rows.map(({ operadora, leads }) => [operadora, leads]))
}

export type FactSums = {
  leads: number
  contacted: number
  promised: number
  kept: number
  missed: number
  quoted: number
  closed: number
}
export type FactLine = FactSums & { by: "all" | "operadora" | "source" | "page"; key: string }

const sums = sql`
  coalesce(sum(leads), 0)::bigint as leads, coalesce(sum(contacted), 0)::bigint as contacted,
  coalesce(sum(promised), 0)::bigint as promised, coalesce(sum(kept), 0)::bigint as kept,
  coalesce(sum(missed), 0)::bigint as missed, coalesce(sum(quoted), 0)::bigint as quoted,
  coalesce(sum(closed), 0)::bigint as closed`

/** Sums of a period: in total, by operadora, by source and by page. One statement, so that they agree. */
export async function sumFacts(db: Db, { from, to }: DaySpan): Promise<FactLine[]> {
  const { rows } = await sql<FactLine>`
    select
      case grouping(operadora, source, page) when 7 then 'all' when 3 then 'operadora' when 5 then 'source' else 'page' end
        as "by",
      coalesce(operadora, source, page, '') as key, ${sums}
    from read_lead_facts(${from}::date, ${to}::date)
    group by grouping sets ((), (operadora), (source), (page))
    order by leads desc, key`.execute(db)
  return rows
}

export async function sumMinutes(db: Db, { from, to }: DaySpan): Promise<MinuteCount[]> {
  const { rows } = await sql<MinuteCount>`
    select minutes, sum(leads)::bigint as leads from read_contact_minutes(${from}::date, ${to}::date)
    group by minutes having sum(leads) > 0 order by minutes`.execute(db)
  return rows
}

/** Leads by day, including erased ones (decision 015). */
export async function countDays(db: Db, { from, to }: DaySpan): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; leads: number }>`
    select day, sum(total)::bigint as leads from (
      select day, total from lead_days union all select day, total from erased_lead_counts
    ) d where day between ${from}::date and ${to}::date group by day`.execute(db)
  return new Map(rows.map(({ day, leads }) => [day, leads]))
}

export async function sumWeeks(db: Db, { from, to }: DaySpan): Promise<WeekCount[]> {
  const { rows } = await sql<WeekCount>`
    select date_trunc('week', day::timestamp)::date as monday, sum(leads)::bigint as leads,
      sum(kept)::bigint as kept, sum(promised + missed)::bigint as promised
    from read_lead_facts(${from}::date, ${to}::date) group by 1`.execute(db)
  return rows
}

export async function sumWeekMinutes(db: Db, { from, to }: DaySpan): Promise<WeekMinutes[]> {
  const { rows } = await sql<WeekMinutes>`
    select date_trunc('week', day::timestamp)::date as monday, minutes, sum(leads)::bigint as leads
    from read_contact_minutes(${from}::date, ${to}::date) group by 1, 2 having sum(leads) > 0`.execute(db)
  return rows
}

/** For the worker: counts the next finished day and returns it, or null when none is left. */
export async function countNextDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select count_lead_day() as day`.execute(db)
  return rows[0]?.day ?? null
}
