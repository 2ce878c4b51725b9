import { randomUUID } from "node:crypto"
import type { Db } from "../../platform/db/db.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { errorText } from "../../platform/text/error-text.ts"
import type { Clock } from "../../platform/time/clock.ts"
import type { OfficeCalendar } from "../deadline/promise-clock.ts"
import { submitLead } from "../intake/submit-lead.server.ts"
import { newLead } from "../lead/lead.ts"
import { type TestLead, type TestOutcome, testLeadFault, testOffer, testValues } from "./test-lead.ts"

type Context = { db: Db; clock: Clock; officeCalendar: OfficeCalendar; log: Log }

/** SQLSTATE classes for invalid data, constraints, missing rights and exceptions of functions. */
const refusalState = /^(22|23|42|P0)/

/** §2: stores a lead through the same intake as visitors, marked as a test: no notices, no counts (D31, D46). */
export async function sendTestLead(context: Context, test: TestLead, pageUrl: string): Promise<TestOutcome> {
  const fault = testLeadFault(test)
  if (fault) return { kind: "refused", error: fault }
  const lead = newLead(testValues(test), testOffer(test), {
    pageUrl,
    userAgent: null,
    // A new key each time, so that the same test can be stored repeatedly.
    submissionKey: randomUUID(),
    firstTouch: null,
    suspicions: [],
  })
  try {
    const submitted = await submitLead(context, lead, [], { isTest: true })
    return submitted.outcome === "created" || submitted.outcome === "repeated"
      ? { kind: "stored", protocol: submitted.protocol }
      : { kind: "refused", error: null }
  } catch (error) {
    context.log.warn({ err: error }, "test lead not stored")
    const text = errorText(error)
    return isRefusal(error) ? { kind: "refused", error: text } : { kind: "thrown", message: text }
  }
}

function isRefusal(error: unknown) {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === "string" && refusalState.test(code)
}
