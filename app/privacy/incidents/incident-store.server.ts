import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { Incident, IncidentAssessment, IncidentFacts, IncidentNotice, IncidentRisk } from "./incident.ts"

const columns = sql`i.id, i.version, i.created_at, i.closed_at, i.kind, i.description, i.data_kinds, i.started_at,
  i.ended_at, i.known_at, i.risk, i.risk_reason, i.account, i.dangers, i.measures_before, i.measures_taken,
  i.delay_reason, i.advice, p.name as reporter,
  (select coalesce(count_lead_ids(range_agg(l.leads)), 0) from incident_leads l
    where l.incident_id = i.id and l.withdrawn_at is null) as lead_count`

export async function findIncident(db: Db, id: number): Promise<Incident | null> {
  const { rows } = await sql<Incident>`
    select ${columns} from incidents i join staff_people p on p.id = i.reported_by where i.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Open incidents, the one known for longest first. */
export async function listOpenIncidents(db: Db, limit: number): Promise<Incident[]> {
  const { rows } = await sql<Incident>`
    select ${columns} from incidents i join staff_people p on p.id = i.reported_by
    where i.closed_at is null order by i.known_at, i.id limit ${limit}`.execute(db)
  return rows
}

export async function countOpenIncidents(db: Db) {
  const { rows } = await sql<{ count: number }>`select count_open_incidents() as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** A page of closed incidents, the newest first. */
export async function listClosedIncidents(db: Db, beforeId: number | null, limit: number) {
  const { rows } = await sql<Incident & { closedAt: Date }>`
    select ${columns} from incidents i join staff_people p on p.id = i.reported_by
    where i.closed_at is not null and ${beforeId === null ? sql`true` : sql`i.id < ${beforeId}`}
    order by i.id desc limit ${limit + 1}`.execute(db)
  return { incidents: rows.slice(0, limit), hasMore: rows.length > limit }
}

export async function insertIncident(db: Db, reportedBy: string, facts: IncidentFacts) {
  const { id } = await db
    .insertInto("incidents")
    .values({ ...facts, dataKinds: [...facts.dataKinds], reportedBy })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/** The state that decides about a change; the row stays locked until the transaction ends. */
export function lockIncident(transaction: Transaction<DB>, id: number) {
  return transaction
    .selectFrom("incidents")
    .select(["version", "closedAt", "risk"])
    .$narrowType<{ risk: IncidentRisk }>()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
}

type Change = Partial<Omit<IncidentFacts, "dataKinds"> & IncidentAssessment & { closedAt: Date | null }> & {
  dataKinds?: readonly string[]
}

export function updateIncident(transaction: Transaction<DB>, id: number, { dataKinds, ...change }: Change) {
  return transaction
    .updateTable("incidents")
    .set({
      ...change,
      ...(dataKinds && { dataKinds: [...dataKinds] }),
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .execute()
}

export type StoredNotice = IncidentNotice & { id: number; incidentId: number; by: string }

export async function listNotices(db: Db, incidentIds: readonly number[]): Promise<StoredNotice[]> {
  if (incidentIds.length === 0) return []
  const { rows } = await sql<StoredNotice>`
    select n.id, n.incident_id, n.recipient, n.told_at, n.channel, n.reference, n.note, p.name as "by"
    from incident_notices n join staff_people p on p.id = n.staff_id
    where n.incident_id in (${sql.join(incidentIds)}) order by n.told_at, n.id`.execute(db)
  return rows
}

export function insertNotice(
  transaction: Transaction<DB>,
  incidentId: number,
  staffId: string,
  notice: IncidentNotice,
) {
  return transaction
    .insertInto("incidentNotices")
    .values({ ...notice, incidentId, staffId })
    .execute()
}
