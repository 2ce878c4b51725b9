import { type RawBuilder, sql } from "kysely"
import type { Touch } from "../../leads/lead/lead.ts"
import type { LeadStatus } from "../../leads/lead/lead-status.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { QueueLead } from "../desk-lead.ts"
import type { QueueCursor } from "./queue-query.ts"

/** Waiting for the first contact. It must match the condition of the index `leads_waiting`. */
export const isWaiting = sql<boolean>`first_contact_at is null
  and status not in ('fechado', 'perdido', 'descartado') and not is_test`

/**
 * Other leads with the same phone or e-mail that staff have not compared with this one, the newest of each. `= any` of a
 * list with one value, and an order that starts with the same column, make the planner use the index of that column.
 */
export const undecidedDuplicates = sql`
  select other.id from (
    (select o.id from desk_leads o where not o.is_test and o.phone_e164 = any(array[leads.phone_e164])
      order by o.phone_e164, o.created_at desc limit 20)
    union
    (select o.id from desk_leads o where not o.is_test and lower(o.email) = any(array[lower(leads.email)])
      order by lower(o.email), o.created_at desc limit 20)
  ) other
  where other.id <> leads.id and not exists (
    select from lead_pairs p where p.lead_id = least(other.id, leads.id) and p.other_id = greatest(other.id, leads.id)
  )`

type Row = Omit<QueueLead, "source" | "status" | "owner" | "offeredTo"> & {
  status: string
  lastTouch: Touch | null
  ownerId: string | null
  ownerName: string | null
  offeredId: string | null
  offeredName: string | null
  cursorKey: string
}
export type LeadWithCursor = QueueLead & { cursor: QueueCursor }

/** Masked for those who may not export (N17.02). */
const listedContact = sql`
  listed_phone(leads.phone) as phone, case when lists_contacts() then leads.phone_e164 end as phone_e164,
  listed_email(leads.email) as email, not lists_contacts() as is_masked`
const wholeContact = sql`leads.phone, leads.phone_e164, leads.email, false as is_masked`

/** The columns of a line of the queue, from a row called `leads`. */
const queueColumns = sql`
  leads.id, leads.protocol, leads.desk_version as version, leads.name, leads.operadora, leads.subject, leads.status,
  leads.created_at, leads.due_at, leads.first_contact_at, leads.idade, leads.ages, leads.source_page, leads.last_touch, leads.owner_id, owner.name as owner_name,
  leads.offered_to as offered_id, offered.name as offered_name, leads.offered_until, leads.attempts,
  leads.escalated_at is not null as is_escalated, leads.suspicions <> '{}' as is_suspicious,
  leads.message_is_automatic, exists (${undecidedDuplicates}) as has_duplicates`

const queuePeople = sql`
  left join staff_people owner on owner.id = leads.owner_id
  left join staff_people offered on offered.id = leads.offered_to`

/**
 * The lines of the leads that the query `picked` returns as (id, key). They are picked first from an index alone, so that
 * the other columns and joins are read only for one page.
 */
export function readQueueLeads(db: Db, picked: RawBuilder<unknown>, direction: "asc" | "desc") {
  return readLeads(db, picked, direction, listedContact)
}

/** One lead with its whole contact, for the page that is recorded as opened. */
export async function readWholeLead(db: Db, leadId: number): Promise<QueueLead | null> {
  const picked = sql`select id, created_at as key from desk_leads where id = ${leadId}`
  const [found] = await readLeads(db, picked, "asc", wholeContact)
  if (!found) return null
  const { cursor: _cursor, ...lead } = found
  return lead
}

async function readLeads(
  db: Db,
  picked: RawBuilder<unknown>,
  direction: "asc" | "desc",
  contact: RawBuilder<unknown>,
): Promise<LeadWithCursor[]> {
  const order = sql.raw(direction)
  const { rows } = await sql<Row>`
    with picked as materialized (${picked})
    select ${queueColumns}, ${contact},
      case when picked.key = 'infinity' then 'infinity'
        else to_char(picked.key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') end as cursor_key
    from picked join desk_leads leads on leads.id = picked.id ${queuePeople}
    order by picked.key ${order}, picked.id ${order}`.execute(db)
  return rows.map(leadOf)
}

function sourceOf(touch: Touch | null) {
  return [touch?.source, touch?.medium].filter(Boolean).join(" ") || null
}

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? "" })

function leadOf({ lastTouch, ownerId, ownerName, offeredId, offeredName, cursorKey, ...row }: Row) {
  return {
    ...row,
    status: row.status as LeadStatus,
    source: sourceOf(lastTouch),
    owner: person(ownerId, ownerName),
    offeredTo: person(offeredId, offeredName),
    cursor: { key: cursorKey, id: row.id },
  }
}
