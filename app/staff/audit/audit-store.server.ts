import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"

type Details = Record<string, string | number | boolean | null>
type AuditEntry = {
  staffId: string | null
  action: string
  /** The id or code of what was changed; never a name, an address or a text. */
  target?: string
  details?: Details
  /** The leads whose data the entry is about. */
  leads?: readonly number[]
}

/** The database sets the time. */
export function insertAudit(db: Db, { staffId, action, target, details = {}, leads = [] }: AuditEntry) {
  return db
    .insertInto("staffAudit")
    .values({
      staffId,
      action,
      target: target ?? null,
      details: JSON.stringify(details),
      leads: sql<string>`coalesce(
        (select range_agg(int8range(id, id, '[]')) from unnest(${leads}::bigint[]) id), '{}')`,
    })
    .execute()
}

export type SignInEvent =
  | { action: "entrou"; details: { method: "password" | "code" | "passkey" } }
  | { action: "entrou_com_recuperacao" | "segundo_passo_criado" | "identidade_confirmada" | "saiu" }
  | { action: "entrada_recusada" | "entrada_bloqueada"; details: { step: SignInStep } }
  | { action: "confirmacao_recusada" | "confirmacao_bloqueada" | "segundo_passo_recusado" }
/** `used-code`: a right code that was given before. */
type SignInStep = "password" | "code" | "recovery" | "used-code" | "passkey"

/** `authDb` is connected as webplan_auth. `personId` is null for an e-mail address that nobody has. */
export async function recordSignIn(authDb: Db, personId: string | null, event: SignInEvent) {
  const details = JSON.stringify("details" in event ? event.details : {})
  await sql`select record_sign_in(${personId}::uuid, ${event.action}, ${details}::jsonb)`.execute(authDb)
}
