import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { LeadReads, ReadsQuestion } from "./lead-reads.ts"

type Found = { known: RawBuilder<unknown>; limit: number }

/**
 * How many leads the person opened, saw in lists and exported, how many of all are not among `known`, and the first of those
 * still stored. Exact at any size: the database joins ranges of ids, and reads the audit once.
 */
export async function findReads(
  db: Db,
  question: ReadsQuestion,
  { known, limit }: Found,
): Promise<LeadReads & { leads: { id: number; protocol: string }[] }> {
  const ids = (which: RawBuilder<unknown>) => sql`coalesce(range_agg(e.leads) filter (where ${which}), '{}')`
  const { rows } = await sql<LeadReads & { leads: { id: number; protocol: string }[] }>`
    with kinds as materialized (
        select ${ids(sql`e.action in ('lead_lido', 'leads_guardados_abertos')`)} as opened, ${ids(sql`e.action in ('parte_exportada', 'leads_exportados')`)} as exported,
          ${ids(sql`e.action not in ('lead_lido', 'leads_guardados_abertos', 'parte_exportada', 'leads_exportados')`)} as listed,
          count(*) filter (where e.leads = '{}') as unlisted
        from (${entries(question)}) e
      ),
      seen as materialized (select k.*, k.opened + k.listed + k.exported as every from kinds k)
    select count_lead_ids(s.opened) as opened, count_lead_ids(s.listed) as listed,
      count_lead_ids(s.exported) as exported, count_lead_ids(s.every) as "all", s.unlisted,
      count_lead_ids(s.every) - (select count(*) from ${storedLeads(sql`s.every`)}) as erased,
      count_lead_ids(s.every - coalesce(${known}, '{}')) as fresh,
      (select coalesce(json_agg(first), '[]')
        from (select l.id, l.protocol from ${storedLeads(sql`s.every`)} limit ${limit}) first) as leads
    from seen s`.execute(db)
  return rows[0] ?? { opened: 0, listed: 0, exported: 0, all: 0, erased: 0, unlisted: 0, fresh: 0, leads: [] }
}

/** The ids of every lead that the person read, as one multirange. */
export function readIds(question: ReadsQuestion) {
  return sql`(select coalesce(range_agg(e.leads), '{}') from (${entries(question)}) e)`
}

/** The leads of a set of ids that were not erased. Each range of ids is looked up in the primary key. */
export function storedLeads(ids: RawBuilder<unknown>) {
  return sql`unnest(${ids}) as r join desk_leads l on l.id >= lower(r) and l.id < upper(r)`
}

/**
 * The entries of the audit about reading. Entries from before the audit named their leads have them only as the target of an
 * opened lead. The end of an export names none; its parts do, if it says how many they are.
 */
function entries({ staffId, from, to }: ReadsQuestion) {
  return sql`
    select a.action,
      case when a.leads = '{}' and a.target ~ '^lead:[1-9][0-9]{0,14}$'
        then int8multirange(int8range(substr(a.target, 6)::bigint, substr(a.target, 6)::bigint, '[]'))
        else a.leads end as leads
    from staff_audit a
    where a.staff_id = ${staffId}::uuid
      and ${from ? sql`a.at >= ${from}` : sql`true`} and ${to ? sql`a.at < ${to}::timestamptz + interval '1 minute'` : sql`true`}
      and (a.leads <> '{}' or a.action = 'lead_lido'
        or (a.action = 'leads_exportados' and not a.details ? 'parts'))`
}
