import { createHash } from "node:crypto"
import type { Db } from "../../platform/db/db.server.ts"
import type { HashedSpend } from "../../platform/http/rate-limit.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import type { OfficeCalendar } from "../deadline/calendar-cache.server.ts"
import { deadlineOf } from "../deadline/promise-clock.ts"
import { emailConsent, type NewLead } from "../lead/lead.ts"
import { detailNames } from "../lead/lead-fields.ts"
import { insertLead } from "../lead/lead-store.server.ts"
import { notifyOffice } from "../notify/lead-queues.ts"

type World = { db: Db; clock: Clock; officeCalendar: OfficeCalendar }

type Submitted =
  | { outcome: "created" | "repeated"; protocol: string; dueAt: Date | null }
  | { outcome: "conflict" }
  | { outcome: "limited" }

/** Row, evidence, event and job in one statement and one commit; whoever is told "success" is told after it. */
export async function submitLead(
  { db, clock, officeCalendar }: World,
  lead: NewLead,
  limits: readonly HashedSpend[] = [],
  { isTest = false } = {},
): Promise<Submitted> {
  const now = clock()
  const calendar = await officeCalendar()
  const intake = await insertLead(db, {
    ...lead,
    fingerprint: fingerprint(lead),
    dueAt: calendar && deadlineOf(calendar, now),
    isTest,
    // Nobody was asked anything: a test leaves no evidence.
    consent: isTest ? undefined : consentOf(lead),
    limits,
    queue: notifyOffice.name,
  })
  if (intake.outcome === "conflict" || intake.outcome === "limited") return { outcome: intake.outcome }
  return { outcome: intake.outcome, protocol: intake.leadProtocol, dueAt: intake.leadDueAt }
}

/** D43: what makes two submissions the same request. */
function fingerprint(lead: NewLead) {
  const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ").trim()
  const parts = [
    lead.operadora,
    lead.subject,
    folded(lead.name),
    folded(lead.email),
    lead.phone.replaceAll(/\D/g, ""),
    folded(lead.idade),
    folded(lead.message),
    // An empty detail adds nothing, so that a new field does not change the fingerprints of requests without it.
    ...detailNames.filter((name) => lead[name]).map((name) => `${name}=${folded(lead[name])}`),
  ]
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex")
}

/** The choice about e-mail, as evidence: which words were shown where, and what was answered. Nothing personal. */
function consentOf(lead: NewLead) {
  return {
    purpose: emailConsent.purpose,
    version: emailConsent.version,
    choice: lead.emailConsent,
    page: lead.lastTouch.landingPath ?? "/",
  }
}
