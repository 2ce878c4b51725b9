import { sql } from "kysely"
import type { DetailName } from "../../leads/lead/lead-fields.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { movesOf, type StatusMove } from "../actions/lead-moves.ts"
import type { LeadEntry, LeadSheet, PossibleDuplicate } from "../desk-lead.ts"
import { detailColumns } from "../detail-columns.server.ts"
import { readWholeLead, undecidedDuplicates } from "../queue/queue-row-store.server.ts"

type EntryRow = Omit<LeadEntry, "by"> & { staffId: string | null; staffName: string | null }

const maxEntries = 500

/** The timeline, oldest first. Adds to `details` the names of the people whose ids it has. */
export async function listEntries(db: Db, leadId: number, sinceVersion?: number): Promise<LeadEntry[]> {
  const isNewer =
    sinceVersion === undefined ? sql`true` : sql`(e.details ->> 'version')::integer > ${sinceVersion}`
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.created_at as at, e.staff_id, s.name as staff_name, e.from_status, e.to_status, e.note,
      e.details || jsonb_strip_nulls(jsonb_build_object('toName', t.name, 'fromName', f.name)) as details
    from lead_events e
      left join staff_people s on s.id = e.staff_id
      left join staff_people t on t.id::text = e.details ->> 'to'
      left join staff_people f on f.id::text = e.details ->> 'from'
    where e.lead_id = ${leadId} and ${isNewer}
    order by e.id limit ${maxEntries}`.execute(db)
  return rows.map(({ staffId, staffName, ...entry }) => ({
    ...entry,
    by: staffId === null ? null : { id: staffId, name: staffName ?? "" },
  }))
}

const duplicateColumns = sql`
  o.id, o.protocol, o.name, o.operadora, o.subject, o.status, o.created_at,
  coalesce(o.phone_e164 = leads.phone_e164, false) as shares_phone,
  lower(o.email) = lower(leads.email) as shares_email`

async function listDuplicates(db: Db, leadId: number) {
  const { rows } = await sql<PossibleDuplicate & { isDecided: boolean }>`
    select ${duplicateColumns}, false as is_decided
    from desk_leads leads cross join lateral (${undecidedDuplicates}) duplicate
      join desk_leads o on o.id = duplicate.id
    where leads.id = ${leadId}
    union all
    select ${duplicateColumns}, true as is_decided
    from desk_leads leads
      join lead_pairs p on p.is_same_person and leads.id in (p.lead_id, p.other_id)
      join desk_leads o on o.id = case when p.lead_id = leads.id then p.other_id else p.lead_id end
    where leads.id = ${leadId}
    order by created_at desc`.execute(db)
  const plain = ({ isDecided: _flag, ...duplicate }: (typeof rows)[number]): PossibleDuplicate => duplicate
  return {
    duplicates: rows.filter((row) => !row.isDecided).map(plain),
    samePerson: rows.filter((row) => row.isDecided).map(plain),
  }
}

type SheetColumns = Pick<
  LeadSheet,
  | DetailName
  | "message"
  | "phoneSentAnyway"
  | "suspicions"
  | "notes"
  | "emailConsent"
  | "emailConsentVersion"
  | "firstTouch"
  | "lastTouch"
  | "utmSource"
  | "utmMedium"
  | "utmCampaign"
  | "userAgent"
  | "callLaterAt"
>

/** All data of one lead, or null. */
export async function findLeadSheet(db: Db, leadId: number): Promise<LeadSheet | null> {
  const lead = await readWholeLead(db, leadId)
  if (!lead) return null
  const { rows } = await sql<SheetColumns & { moves: StatusMove[] }>`
    select ${detailColumns("l")} message, phone_sent_anyway, suspicions, notes, email_consent, email_consent_version, first_touch, last_touch, utm_source,
      utm_medium, utm_campaign, user_agent, call_later_at,
      array(select jsonb_build_object('to', t.to_status, 'needsNote', t.needs_note)
        from lead_status_transitions t where t.from_status = l.status) as moves
    from desk_leads l where id = ${leadId}`.execute(db)
  const [rest] = rows
  if (!rest) return null
  return {
    ...lead,
    ...rest,
    ...(await listDuplicates(db, leadId)),
    entries: await listEntries(db, leadId),
    moves: movesOf(rest.moves, lead.firstContactAt),
  }
}
