import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { LeadEventKind } from "../../leads/lead/lead-event.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { isWaiting } from "../queue/queue-row-store.server.ts"
import type { EscalationLead } from "./escalation-plan.ts"

/** Leads that are due, the longest due first. */
export async function listLeadsToAdvance(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: number }>`
    select id from leads where watch_at is not null and watch_at <= ${now}
    order by watch_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

const escalationColumns = sql`id, created_at, due_at, warnings, escalated_at, owner_id, offered_to, offered_until, desk_version,
  janela, name_words is null as is_new, (${isWaiting}) as is_waiting`

export type EscalationRow = EscalationLead & {
  id: number
  deskVersion: number
  /** The part of the day that the visitor prefers. */
  janela: string
  /** Not changed since the intake. */
  isNew: boolean
  isWaiting: boolean
}

/** Undefined when the lead is erased, or locked by another worker. */
export async function lockToAdvance(transaction: Transaction<DB>, leadId: number) {
  const { rows } = await sql<EscalationRow>`
    select ${escalationColumns} from leads where id = ${leadId} for update skip locked`.execute(transaction)
  return rows[0]
}

/** Allows one offer at a time. Otherwise two leads could go to the same person with the fewest leads. */
export async function lockOffers(transaction: Transaction<DB>) {
  await sql`select pg_advisory_xact_lock(hashtextextended('desk offers', 0))`.execute(transaction)
}

type LeadChange = Partial<{
  dueAt: Date | null
  offeredTo: string | null
  offeredAt: Date | null
  offeredUntil: Date | null
  warnings: number
  escalatedAt: Date | null
  deskVersion: number
}>

export function updateAdvanced(
  transaction: Transaction<DB>,
  leadId: number,
  change: LeadChange & { watchAt: Date | null },
) {
  return transaction.updateTable("leads").set(change).where("id", "=", leadId).execute()
}

export function insertEscalationEvent(
  transaction: Transaction<DB>,
  leadId: number,
  at: Date,
  kind: LeadEventKind,
  details: Record<string, string | number | null> = {},
) {
  return transaction
    .insertInto("leadEvents")
    .values({ leadId, kind, actor: "worker", details: JSON.stringify(details), createdAt: at })
    .execute()
}

/** The people this lead was offered to, in order, and whether the managers know that nobody is available. */
export async function readOffers(transaction: Transaction<DB>, leadId: number) {
  const { rows } = await sql<{ kind: string; person: string | null }>`
    select kind, details ->> 'to' as person from lead_events
    where lead_id = ${leadId} and kind in ('offered', 'nobody_available') order by id`.execute(transaction)
  return {
    alreadyOffered: rows.flatMap(({ kind, person }) => (kind === "offered" && person ? [person] : [])),
    areManagersInformed: rows.at(-1)?.kind === "nobody_available",
  }
}

const maxCounted = 1000

/** Open leads of each person, including offered ones, counted up to a thousand. */
export async function countOpenLeads(transaction: Transaction<DB>, people: readonly string[]) {
  const { rows } = await sql<{ id: string; leads: number }>`
    select person as id, mine.leads + offered.leads as leads
    from unnest(${[...people]}::uuid[]) as person
    cross join lateral (
      select count(*) as leads from (
        select from leads where owner_id is not null and owner_id = person
          and status not in ('fechado', 'perdido', 'descartado') and not is_test limit ${maxCounted}) counted
    ) mine
    cross join lateral (
      select count(*) as leads from (
        select from leads where offered_to is not null and offered_to = person and not is_test limit ${maxCounted}) counted
    ) offered`.execute(transaction)
  return new Map(rows.map(({ id, leads }) => [id, leads]))
}

/** A batch of waiting leads after this id. */
export async function listWaitingLeads(transaction: Transaction<DB>, afterId: number, limit: number) {
  const { rows } = await sql<EscalationRow>`
    select ${escalationColumns} from leads where ${isWaiting} and id > ${afterId} order by id limit ${limit} for update`.execute(
    transaction,
  )
  return rows
}
