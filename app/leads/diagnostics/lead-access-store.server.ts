import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"

export type LeadAccess = { hasIntake: boolean; hasRowSecurity: boolean; canWebRead: boolean }

/** Reads the protection of leads (D15): the intake function, row-level security, a web role without read access. */
export async function readLeadAccess(db: Db): Promise<LeadAccess> {
  const { rows } = await sql<LeadAccess>`
    select to_regprocedure('public.submit_lead(jsonb)') is not null as has_intake,
      (select relrowsecurity and relforcerowsecurity from pg_class where oid = 'public.leads'::regclass)
        as has_row_security,
      has_any_column_privilege('webplan_web', 'public.leads', 'select') as can_web_read`.execute(db)
  return rows[0] ?? { hasIntake: false, hasRowSecurity: false, canWebRead: true }
}

/** Queries the table so that its policies apply, and takes the count from lead_totals. */
export async function countReachableLeads(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(total), 0)::bigint as total from lead_totals
    where exists (select from leads) is not null`.execute(db)
  return rows[0]?.total ?? 0
}
