import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { LeadEventKind } from "../../leads/lead/lead-event.ts"
import type { LeadStatus } from "../../leads/lead/lead-status.ts"

/** Notification channel for changes at the desk. The payload is {"lead": id, "kind": …}, without personal data. */
export const deskChannel = "webplan_desk"

/** Reads the lead and locks its row until the transaction ends. */
export function lockLead(transaction: Transaction<DB>, leadId: number) {
  return transaction
    .selectFrom("leads")
    .select([
      "id",
      "status",
      "createdAt",
      "dueAt",
      "ownerId",
      "offeredTo",
      "offeredAt",
      "firstContactAt",
      "attempts",
      "deskVersion",
      "isTest",
    ])
    .where("id", "=", leadId)
    .forUpdate()
    .$narrowType<{ status: LeadStatus }>()
    .executeTakeFirst()
}

export type LockedLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>

export type LeadChange = Partial<{
  status: LeadStatus
  notes: string
  ownerId: string
  acceptedAt: Date
  offeredTo: null
  offeredAt: null
  offeredUntil: null
  firstContactAt: Date | null
  firstContactMinutes: number | null
  attempts: number
  callLaterAt: Date | null
}>

/** `watchAt` makes the worker check the lead again after the change. */
export function updateLead(
  transaction: Transaction<DB>,
  leadId: number,
  change: LeadChange & { deskVersion: number; watchAt: Date },
) {
  return transaction.updateTable("leads").set(change).where("id", "=", leadId).execute()
}

export type DeskEvent = {
  kind: LeadEventKind
  note?: string | null
  details?: Record<string, string | number | boolean | null>
  fromStatus?: LeadStatus
  toStatus?: LeadStatus
}

type EventHeader = { leadId: number; staffId: string; at: Date; version: number }

export function insertDeskEvent(
  transaction: Transaction<DB>,
  { leadId, staffId, at, version }: EventHeader,
  { kind, note = null, details = {}, fromStatus, toStatus }: DeskEvent,
) {
  return transaction
    .insertInto("leadEvents")
    .values({
      leadId,
      staffId,
      kind,
      note,
      actor: "equipe",
      details: JSON.stringify({ ...details, version }),
      fromStatus: fromStatus ?? null,
      toStatus: toStatus ?? null,
      createdAt: at,
    })
    .execute()
}

/** Reaches every process of the desk when the transaction commits. Not used in the transaction of a visitor (decision 004). */
export async function notifyDesk(transaction: Transaction<DB>, lead: number, kind: string) {
  await sql`select pg_notify(${deskChannel}, ${JSON.stringify({ lead, kind })})`.execute(transaction)
}

export function findColleague(transaction: Transaction<DB>, staffId: string) {
  return transaction
    .selectFrom("staffPeople")
    .select(["id", "name"])
    .where("id", "=", staffId)
    .executeTakeFirst()
}

/** A person who works with leads and can sign in. */
export function findDeskColleague(transaction: Transaction<DB>, staffId: string) {
  return transaction
    .selectFrom("staffPeople")
    .select(["id", "name"])
    .where("id", "=", staffId)
    .where("banned", "=", false)
    .where("role", "in", ["atendente", "gestao", "administracao"])
    .executeTakeFirst()
}

/** The latest contact logged for this lead, with the fields that undoing it needs. */
export async function findLastContact(transaction: Transaction<DB>, leadId: number) {
  const { rows } = await sql<{
    staffId: string | null
    at: Date
    version: number
    isFirst: boolean
    fromStatus: LeadStatus | null
  }>`
    select staff_id, created_at as at, (details ->> 'version')::integer as version,
      coalesce((details ->> 'first')::boolean, false) as is_first, from_status
    from lead_events where lead_id = ${leadId} and kind = 'contact' order by id desc limit 1`.execute(
    transaction,
  )
  return rows[0]
}

/** Whether two leads are the same person, as decided by staff. The latest decision replaces the earlier one. */
export function upsertPair(
  transaction: Transaction<DB>,
  pair: { leadId: number; otherId: number; isSamePerson: boolean; staffId: string; createdAt: Date },
) {
  return transaction
    .insertInto("leadPairs")
    .values(pair)
    .onConflict((c) =>
      c.columns(["leadId", "otherId"]).doUpdateSet({
        isSamePerson: pair.isSamePerson,
        staffId: pair.staffId,
        createdAt: pair.createdAt,
      }),
    )
    .execute()
}

export function findStatusTransition(transaction: Transaction<DB>, from: LeadStatus, to: LeadStatus) {
  return transaction
    .selectFrom("leadStatusTransitions")
    .select("needsNote")
    .where("fromStatus", "=", from)
    .where("toStatus", "=", to)
    .executeTakeFirst()
}
