import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { ReadsQuestion } from "./lead-reads.ts"
import { readIds, storedLeads } from "./lead-reads-store.server.ts"

export type LeadAddition = {
  id: number
  source: "auditoria" | "protocolo"
  leadCount: number
  /** The person whose reads were added; null for protocols. */
  reader: string | null
  readFrom: Date | null
  readTo: Date | null
  by: string
  createdAt: Date
}

/** Where the leads of an incident come from, in the order in which they were added. */
export async function listAdditions(db: Db, incidentId: number): Promise<LeadAddition[]> {
  const { rows } = await sql<LeadAddition>`
    select s.id, s.source, count_lead_ids(s.leads) as lead_count, reader.name as reader, s.read_from, s.read_to,
      p.name as "by", s.created_at
    from incident_leads s join staff_people p on p.id = s.staff_id left join staff_people reader on reader.id = s.reader_id
    where s.incident_id = ${incidentId} and s.withdrawn_at is null order by s.id`.execute(db)
  return rows
}

/** How many of the incident's leads the desk can read; the others were erased or are locked. */
export async function countStoredLeads(db: Db, incidentId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${storedLeads(idsOf(incidentId))}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The protocols of the incident's leads that their holders asked to erase and that are locked (D80). */
export async function listLockedProtocols(db: Db, incidentId: number) {
  const { rows } = await sql<{ protocols: string[] }>`
    select list_locked_protocols(coalesce(${idsOf(incidentId)}, '{}')) as protocols`.execute(db)
  return rows[0]?.protocols ?? []
}

/** The first stored leads of the incident. Ranges are read in their order, so that nothing is sorted. */
export async function listIncidentLeads(db: Db, incidentId: number, limit: number) {
  const { rows } = await sql<{ id: number; protocol: string }>`
    select l.id, l.protocol from ${storedLeads(idsOf(incidentId))} limit ${limit}`.execute(db)
  return rows
}

type Addition = { incidentId: number; staffId: string }

/** Adds every lead that the person read in the period. Returns how many the incident did not have yet. */
export async function insertReads(
  transaction: Transaction<DB>,
  { incidentId, staffId }: Addition,
  question: ReadsQuestion,
) {
  const { rows } = await sql<{ added: number }>`
    with found as materialized (select ${readIds(question)} as ids),
      added as (
        select ids, count_lead_ids(ids - coalesce(${idsOf(incidentId)}, '{}')) as fresh from found
      ),
      stored as (
        insert into incident_leads (incident_id, source, leads, reader_id, read_from, read_to, staff_id)
        select ${incidentId}, 'auditoria', ids, ${question.staffId}::uuid, ${question.from}, ${question.to}, ${staffId}::uuid
        from added where fresh > 0
      )
    select fresh as added from added`.execute(transaction)
  return rows[0]?.added ?? 0
}

export async function listUnknownProtocols(db: Db, protocols: readonly string[]) {
  const { rows } = await sql<{ protocol: string }>`
    select protocol from unnest(${[...protocols]}::text[]) as typed (protocol)
    where protocol not in (select l.protocol from find_lead_ids(${[...protocols]}::text[]) l)`.execute(db)
  return rows.map(({ protocol }) => protocol)
}

/** Adds the leads of these protocols. Returns how many the incident did not have yet. */
export async function insertProtocols(
  transaction: Transaction<DB>,
  { incidentId, staffId }: Addition,
  protocols: readonly string[],
) {
  const { rows } = await sql<{ added: number }>`
    with found as materialized (
        select range_agg(int8range(l.id, l.id, '[]')) as ids from find_lead_ids(${[...protocols]}::text[]) l
      ),
      added as (
        select ids, count_lead_ids(ids - coalesce(${idsOf(incidentId)}, '{}')) as fresh from found
      ),
      stored as (
        insert into incident_leads (incident_id, source, leads, staff_id)
        select ${incidentId}, 'protocolo', ids, ${staffId}::uuid from added where fresh > 0
      )
    select fresh as added from added`.execute(transaction)
  return rows[0]?.added ?? 0
}

/** Takes one addition back. False when it was taken back before. */
export async function withdrawAddition(
  transaction: Transaction<DB>,
  { incidentId, staffId, additionId }: Addition & { additionId: number },
) {
  const withdrawn = await transaction
    .updateTable("incidentLeads")
    .set({ withdrawnAt: sql<Date>`now()`, withdrawnBy: staffId })
    .where("id", "=", additionId)
    .where("incidentId", "=", incidentId)
    .where("withdrawnAt", "is", null)
    .returning("id")
    .executeTakeFirst()
  return withdrawn !== undefined
}

/** The ids of all leads of an incident, each once. */
export function idsOf(incidentId: number) {
  return sql`(select range_agg(s.leads) from incident_leads s
  where s.incident_id = ${incidentId} and s.withdrawn_at is null)`
}
