import { sql } from "kysely"
import type { Db } from "../../../platform/db/db.server.ts"
import { idsOf } from "../incident-leads-store.server.ts"
import { storedLeads } from "../lead-reads-store.server.ts"

/** A person to write to: the leads of one e-mail address, with the name of the latest. */
export type IncidentHolder = { name: string; email: string; phone: string; protocols: string[] }

const holderKey = sql`lower(l.email)`

/** A page of the people whose data it was, in the order of their addresses: after an address, or from a place on. */
export async function listIncidentHolders(
  db: Db,
  incidentId: number,
  { after = null, offset = 0, limit }: { after?: string | null; offset?: number; limit: number },
): Promise<IncidentHolder[]> {
  const { rows } = await sql<IncidentHolder>`
    select (array_agg(l.name order by l.id desc))[1] as name, ${holderKey} as email,
      (array_agg(l.phone order by l.id desc))[1] as phone, array_agg(l.protocol order by l.id) as protocols
    from ${storedLeads(idsOf(incidentId))}
    where ${after === null ? sql`true` : sql`${holderKey} > ${after}`}
    group by ${holderKey} order by ${holderKey} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countIncidentHolders(db: Db, incidentId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${holderKey}) as count from ${storedLeads(idsOf(incidentId))}`.execute(db)
  return rows[0]?.count ?? 0
}

type Disclosure = { incidentId: number; staffId: string; action: string; target: string }

/** The audit entry of a page or a file with the people of an incident, with their leads: those of `emails`, or all. */
export function insertHolderDisclosure(
  db: Db,
  { incidentId, staffId, action, target }: Disclosure,
  emails: readonly string[] | null,
) {
  const shown = emails === null ? sql`true` : sql`${holderKey} = any(${[...emails]}::text[])`
  return sql`
    insert into staff_audit (staff_id, action, target, details, leads)
    select ${staffId}::uuid, ${action}, ${target}, jsonb_build_object('leads', count(*)),
      coalesce(range_agg(int8range(l.id, l.id, '[]')), '{}')
    from ${storedLeads(idsOf(incidentId))} where ${shown}`.execute(db)
}
