import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { executeRepeatable } from "../../platform/db/repeatable-query.ts"
import type { HashedSpend } from "../../platform/http/rate-limit.server.ts"
import type { NewLead, Touch } from "./lead.ts"
import type { LeadEventKind } from "./lead-event.ts"
import { leadFieldNames } from "./lead-fields.ts"

type Intake =
  | { outcome: "created" | "repeated"; leadProtocol: string; leadDueAt: Date | null }
  | { outcome: "conflict" }
  | { outcome: "limited" }

type Row = NewLead & {
  fingerprint: string
  dueAt: Date | null
  isTest: boolean
  consent: { purpose: string; version: string; choice: boolean; page: string } | undefined
  limits: readonly HashedSpend[]
  /** The queue that receives the job with the new lead's id. */
  queue: string
}

/**
 * The only way to store a lead: the web role has no right on leads except this function. A payload that is sent twice is stored
 * once and spends its limits once: the function finds its submission key or its fingerprint.
 */
export async function insertLead(db: Db, row: Row): Promise<Intake> {
  const payload = Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value]))
  const { rows } = await executeRepeatable(
    db,
    sql<Intake>`
      select outcome, lead_protocol, lead_due_at from submit_lead(${JSON.stringify(payload)}::jsonb)`,
  )
  const [intake] = rows
  if (!intake) throw new Error("submit_lead returned no row")
  return intake
}

const snake = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A lead with the fields the worker needs and the kinds of its events. */
export function findLead(db: Db, id: number) {
  return db
    .selectFrom("leads")
    .select((e) => [
      ...leadFieldNames,
      "id",
      "protocol",
      "createdAt",
      "dueAt",
      "phoneE164",
      "phoneSentAnyway",
      "operadora",
      "messageIsAutomatic",
      "ages",
      "emailConsent",
      "sourcePage",
      "utmSource",
      "utmMedium",
      "utmCampaign",
      "firstTouch",
      "lastTouch",
      "suspicions",
      "isTest",
      e
        .selectFrom("staffPeople")
        .select("staffPeople.name")
        .whereRef("staffPeople.id", "=", "leads.ownerId")
        .as("ownerName"),
      sql<
        string[]
      >`array(${e.selectFrom("leadEvents").select("kind").whereRef("leadId", "=", "leads.id")})`.as("events"),
    ])
    .where("id", "=", id)
    .$narrowType<{ firstTouch: Touch | null; lastTouch: Touch | null }>()
    .executeTakeFirst()
}

/** True when the event is new. A unique index limits some kinds to one event per lead. */
export async function insertWorkerEvent(
  db: Db,
  leadId: number,
  kind: LeadEventKind,
  details: Record<string, string> = {},
) {
  const result = await db
    .insertInto("leadEvents")
    .values({ leadId, kind, actor: "worker", details: JSON.stringify(details) })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

/** Counts the leads without suspicion from the same e-mail address in the 24 hours before this one. */
export async function countEarlierLeads(db: Db, leadId: number) {
  const { rows } = await sql<{ count: number }>`select count_earlier_leads(${leadId}) as count`.execute(db)
  return rows[0]?.count ?? 0
}
