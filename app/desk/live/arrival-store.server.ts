import { operatorLabel } from "../../leads/lead/lead-labels.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { untilText } from "../desk-time.ts"

/**
 * 'Amil, 2 vidas. Prazo até as 16h32.' Null for a test lead or an erased one. Without the name: the audit records who was
 * shown a lead, and not who received an event.
 */
export async function findArrivalText(db: Db, leadId: number, now: Date) {
  const lead = await db
    .selectFrom("leads")
    .select(["operadora", "ages", "dueAt"])
    .where("id", "=", leadId)
    .where("isTest", "=", false)
    .executeTakeFirst()
  if (!lead) return null
  const parts = [operatorLabel(lead.operadora), ...(lead.ages.length > 0 ? [lives(lead.ages.length)] : [])]
  return `${parts.join(", ")}.${lead.dueAt ? ` Prazo ${untilText(lead.dueAt, now)}.` : ""}`
}

const lives = (count: number) => (count === 1 ? "1 vida" : `${count} vidas`)
