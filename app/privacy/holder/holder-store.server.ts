import { sql } from "kysely"
import type { LeadCorrection } from "../../leads/lead/correct-lead.ts"
import type { WholeLead } from "../../leads/lead/lead-disclosure.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { HashedSpend } from "../../platform/http/rate-limit.server.ts"
import type { AskableKind, HolderRecord } from "./holder.ts"
import { sendHolderLink, tellOfficeOfHolder } from "./holder-queues.ts"

/** Of a live session; the database knows it by its hash. */
type Session = Buffer

export function askHolderLink(db: Db, email: string, limits: readonly HashedSpend[]) {
  return ask<void>(
    db,
    sql`ask_holder_link(${email}, ${JSON.stringify(limits)}::jsonb, ${sendHolderLink.name})`,
  )
}

/** The web role's rights on what is stored about a person are these functions and no others (decision 014). */
async function ask<T>(db: Db, call: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await sql<{ answer: T }>`select ${call} as answer`.execute(db)
  const [row] = rows
  if (!row) throw new Error("the database answered nothing")
  return row.answer
}

export function openHolderLink(db: Db, token: Buffer, session: Session) {
  return ask<boolean>(db, sql`open_holder_link(${token}, ${session})`)
}

export function closeHolderSession(db: Db, session: Session) {
  return ask<void>(db, sql`close_holder_session(${session})`)
}

export async function findHolder(db: Db, session: Session): Promise<HolderRecord<WholeLead> | null> {
  const record = await ask<HolderRecord<object> | null>(db, sql`read_holder(${session})`)
  return record && { ...record, leads: record.leads.map((lead) => camelKeys(lead) as WholeLead) }
}

/** The names that a query builder would give the columns. */
function camelKeys(row: object) {
  const camel = (key: string) => key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]))
}

export function recordHolderDownload(db: Db, session: Session) {
  return ask<boolean>(db, sql`record_holder_download(${session})`)
}

/** The request's number; empty when nothing was different, null when there is nothing to correct. */
export function correctHolderLead(
  db: Db,
  session: Session,
  leadProtocol: string,
  { phoneE164, ...changes }: LeadCorrection,
) {
  const payload = JSON.stringify({ ...changes, phone_e164: phoneE164 })
  return ask<string | null>(
    db,
    sql`correct_holder_lead(${session}, ${leadProtocol}, ${payload}::jsonb, ${tellOfficeOfHolder.name})`,
  )
}

export function revokeHolderEmails(db: Db, session: Session, page: string) {
  return ask<string | null>(db, sql`revoke_holder_emails(${session}, ${page}, ${tellOfficeOfHolder.name})`)
}

export function leaveEmails(db: Db, leadProtocol: string, page: string) {
  return ask<void>(db, sql`leave_emails(${leadProtocol}, ${page}, ${tellOfficeOfHolder.name})`)
}

export function eraseHolder(db: Db, session: Session) {
  return ask<string | null>(db, sql`erase_holder(${session}, ${tellOfficeOfHolder.name})`)
}

export function askHolderOffice(db: Db, session: Session, kind: AskableKind, message: string) {
  return ask<string | null>(
    db,
    sql`ask_holder_office(${session}, ${kind}, ${message}, ${tellOfficeOfHolder.name})`,
  )
}
