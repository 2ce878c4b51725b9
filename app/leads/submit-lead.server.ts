import { createHash } from "node:crypto"
import type { Clock } from "../platform/clock.ts"
import type { Db } from "../platform/db.server.ts"
import type { Enqueue } from "../platform/queue.server.ts"
import type { OfficeCalendar } from "./calendar-cache.server.ts"
import type { NewLead } from "./lead.ts"
import { notifyOffice } from "./lead-queues.ts"
import { insertLead } from "./lead-store.server.ts"
import { deadlineOf } from "./promise-clock.ts"

type World = { db: Db; enqueue: Enqueue; clock: Clock; officeCalendar: OfficeCalendar }

type Submitted =
  | { outcome: "created" | "repeated"; protocol: string; dueAt: Date | null }
  | { outcome: "conflict" }

/** D43: what makes two submissions the same request. */
const fingerprint = (lead: NewLead) => {
  const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ").trim()
  const parts = [
    lead.operadora,
    lead.subject,
    folded(lead.name),
    folded(lead.email),
    lead.phone.replaceAll(/\D/g, ""),
    folded(lead.idade),
    folded(lead.message),
  ]
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex")
}

/** Row, event and job in one transaction; whoever is told "success" is told after the commit. */
export const submitLead = async (
  { db, enqueue, clock, officeCalendar }: World,
  lead: NewLead,
): Promise<Submitted> => {
  const now = clock()
  // Before the transaction: one connection must not be held while another is waited for.
  const calendar = await officeCalendar()
  return db.transaction().execute(async (transaction) => {
    const intake = await insertLead(transaction, {
      ...lead,
      fingerprint: fingerprint(lead),
      dueAt: calendar && deadlineOf(calendar, now),
      isTest: false,
    })
    if (intake.outcome === "conflict") return { outcome: "conflict" }
    if (intake.outcome === "created") await enqueue(transaction, notifyOffice, { leadId: intake.leadId })
    return { outcome: intake.outcome, protocol: intake.leadProtocol, dueAt: intake.leadDueAt }
  })
}
