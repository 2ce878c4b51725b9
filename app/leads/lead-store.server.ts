import { sql } from "kysely"
import type { Db } from "../platform/db.server.ts"
import type { HashedSpend } from "../platform/rate-limit.server.ts"
import type { NewLead } from "./lead.ts"

type Intake =
  | { outcome: "created" | "repeated"; leadProtocol: string; leadDueAt: Date | null }
  | { outcome: "conflict" }
  | { outcome: "limited" }

type Row = NewLead & {
  fingerprint: string
  dueAt: Date | null
  isTest: boolean
  consent: { purpose: string; version: string; choice: boolean; page: string }
  limits: readonly HashedSpend[]
  /** Gets the job, with the new lead's id. */
  queue: string
}

const snake = (key: string) =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace("e164", "_e164")

/** The only statement by which a lead enters; the function behind it is the web role's only right on leads. */
export const insertLead = async (db: Db, row: Row): Promise<Intake> => {
  const payload = Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value]))
  const { rows } = await sql<Intake>`
    select outcome, lead_protocol, lead_due_at from submit_lead(${JSON.stringify(payload)}::jsonb)`.execute(
    db,
  )
  const [intake] = rows
  if (!intake) throw new Error("submit_lead answered nothing")
  return intake
}

export const findLead = (db: Db, id: number) =>
  db
    .selectFrom("leads")
    .select([
      "id",
      "protocol",
      "createdAt",
      "dueAt",
      "name",
      "email",
      "phone",
      "phoneE164",
      "operadora",
      "subject",
      "message",
      "messageIsAutomatic",
      "idade",
      "ages",
      "emailConsent",
      "sourcePage",
      "isTest",
    ])
    .where("id", "=", id)
    .executeTakeFirst()

export const hasLeadEvent = async (db: Db, leadId: number, kind: string) => {
  const event = await db
    .selectFrom("leadEvents")
    .select("id")
    .where("leadId", "=", leadId)
    .where("kind", "=", kind)
    .executeTakeFirst()
  return event !== undefined
}

/** True when the event is new; kinds that happen once are held to it by the database. */
export const insertWorkerEvent = async (db: Db, leadId: number, kind: string) => {
  const result = await db
    .insertInto("leadEvents")
    .values({ leadId, kind, actor: "worker" })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}
