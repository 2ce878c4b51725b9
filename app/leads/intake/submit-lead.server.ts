import { createHash } from "node:crypto"
import type { Db } from "../../platform/db/db.server.ts"
import type { HashedSpend } from "../../platform/http/rate-limit.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import { deadlineOf, type OfficeCalendar } from "../deadline/promise-clock.ts"
import { emailConsent, type NewLead } from "../lead/lead.ts"
import { detailNames } from "../lead/lead-fields.ts"
import { insertLead } from "../lead/lead-store.server.ts"
import { notifyOffice } from "../notify/lead-queues.ts"

type Context = { db: Db; clock: Clock; officeCalendar: OfficeCalendar }

type Submitted =
  | { outcome: "created" | "repeated"; protocol: string; dueAt: Date | null }
  | { outcome: "conflict" }
  | { outcome: "limited" }

/** Stores lead, consent record, event and job in one statement. Returns after the commit, so that "created" is never reported for a lead that is not stored. */
export async function submitLead(
  { db, clock, officeCalendar }: Context,
  lead: NewLead,
  limits: readonly HashedSpend[] = [],
  { isTest = false } = {},
): Promise<Submitted> {
  const now = clock()
  const calendar = await officeCalendar()
  const intake = await insertLead(db, {
    ...lead,
    fingerprint: fingerprint(lead),
    dueAt: calendar && deadlineOf(calendar, now, lead.janela),
    isTest,
    // A test lead has no visitor, so there is no consent to record.
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

/** Evidence of the choice about e-mail: version of the text, page and answer. It contains no personal data. */
function consentOf(lead: NewLead) {
  return {
    purpose: emailConsent.purpose,
    version: emailConsent.version,
    choice: lead.emailConsent,
    page: lead.lastTouch.landingPath ?? "/",
  }
}
