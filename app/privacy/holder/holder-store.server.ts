import { sql } from "kysely"
import type { LeadCorrection } from "../../leads/lead/correct-lead.ts"
import type { WholeLead } from "../../leads/lead/lead-disclosure.ts"
import { camelKeys } from "../../platform/db/camel-keys.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { HashedSpend } from "../../platform/http/rate-limit.server.ts"
import type { AskableKind, HolderRecord } from "./holder.ts"
import { notifyOfErasure, notifyOfficeOfRequest, sendHolderLink } from "./holder-queues.ts"

/** The hash of the session's secret. */
type Session = Buffer

export function askHolderLink(db: Db, email: string, limits: readonly HashedSpend[]) {
  return callFunction<void>(
    db,
    sql`ask_holder_link(${email}, ${JSON.stringify(limits)}::jsonb, ${sendHolderLink.name})`,
  )
}

/** These functions are the only access of the web role to a holder's data (decision 014). */
async function callFunction<T>(db: Db, call: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await sql<{ answer: T }>`select ${call} as answer`.execute(db)
  const [row] = rows
  if (!row) throw new Error("the database function returned no row")
  return row.answer
}

export function openHolderLink(db: Db, token: Buffer, session: Session) {
  return callFunction<boolean>(db, sql`open_holder_link(${token}, ${session})`)
}

export function closeHolderSession(db: Db, session: Session) {
  return callFunction<void>(db, sql`close_holder_session(${session})`)
}

export async function findHolder(db: Db, session: Session): Promise<HolderRecord<WholeLead> | null> {
  const record = await callFunction<HolderRecord<object> | null>(db, sql`read_holder(${session})`)
  return record && { ...record, leads: record.leads.map((lead) => camelKeys(lead) as WholeLead) }
}

export function recordHolderDownload(db: Db, session: Session) {
  return callFunction<boolean>(db, sql`record_holder_download(${session})`)
}

/** The protocol of the request; empty when nothing changed, null without a session or lead. */
export function correctHolderLead(
  db: Db,
  session: Session,
  leadProtocol: string,
  { phoneE164, ...changes }: LeadCorrection,
) {
  const payload = JSON.stringify({ ...changes, phone_e164: phoneE164 })
  return callFunction<string | null>(
    db,
    sql`correct_holder_lead(${session}, ${leadProtocol}, ${payload}::jsonb, ${notifyOfficeOfRequest.name})`,
  )
}

export function revokeHolderEmails(db: Db, session: Session, page: string) {
  return callFunction<string | null>(
    db,
    sql`revoke_holder_emails(${session}, ${page}, ${notifyOfficeOfRequest.name})`,
  )
}

export function unsubscribe(db: Db, leadProtocol: string, page: string) {
  return callFunction<void>(db, sql`leave_emails(${leadProtocol}, ${page}, ${notifyOfficeOfRequest.name})`)
}

/** False when the lead has gone or its complaint was recorded before. */
export function endEmailsAfterComplaint(db: Db, leadId: number) {
  return callFunction<boolean>(db, sql`end_emails_after_complaint(${leadId}, ${notifyOfficeOfRequest.name})`)
}

/** The protocol of the request, null without a session. The leads are locked at once and erased after a day. */
export function askHolderErasure(db: Db, session: Session) {
  return callFunction<string | null>(db, sql`ask_holder_erasure(${session}, ${notifyOfErasure.name})`)
}

/** The queues of the jobs that follow a new lead. */
export type LeadQueues = { notify: string; confirm: string; webhook: string }

/** The protocol of the request; empty when nothing waits to be erased, null without a session. */
export function undoHolderErasure(db: Db, session: Session, leadQueues: LeadQueues) {
  return callFunction<string | null>(
    db,
    sql`undo_holder_erasure(${session}, ${notifyOfErasure.name}, ${JSON.stringify(leadQueues)}::jsonb)`,
  )
}

export function askHolderOffice(db: Db, session: Session, kind: AskableKind, message: string) {
  return callFunction<string | null>(
    db,
    sql`ask_holder_office(${session}, ${kind}, ${message}, ${notifyOfficeOfRequest.name})`,
  )
}
