import { randomUUID } from "node:crypto"
import type { Db } from "../../platform/db/db.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { errorText } from "../../platform/text/error-text.ts"
import type { Clock } from "../../platform/time/clock.ts"
import type { OfficeCalendar } from "../deadline/calendar-cache.server.ts"
import { submitLead } from "../intake/submit-lead.server.ts"
import { newLead } from "../lead/lead.ts"
import { type TestLead, type TestOutcome, testLeadFault, testOffer, testValues } from "./test-lead.ts"

type World = { db: Db; clock: Clock; officeCalendar: OfficeCalendar; log: Log }

/** Data, constraint, right, or the words of a function: the database looked at the lead and said no. */
const refusalState = /^(22|23|42|P0)/

/** §2: a lead by the visitors' own door, marked as a test: nobody is told of it and nothing counts it (D31, D46). */
export async function sendTestLead(world: World, test: TestLead, pageUrl: string): Promise<TestOutcome> {
  const fault = testLeadFault(test)
  if (fault) return { kind: "refused", error: fault }
  const lead = newLead(testValues(test), testOffer(test), {
    pageUrl,
    userAgent: null,
    // Each press is a test of its own, however often the same words are sent.
    submissionKey: randomUUID(),
    firstTouch: null,
    suspicions: [],
  })
  try {
    const submitted = await submitLead(world, lead, [], { isTest: true })
    return submitted.outcome === "created" || submitted.outcome === "repeated"
      ? { kind: "stored", protocol: submitted.protocol }
      : { kind: "refused", error: null }
  } catch (error) {
    world.log.warn({ err: error }, "test lead not stored")
    const words = errorText(error)
    return isRefusal(error) ? { kind: "refused", error: words } : { kind: "thrown", message: words }
  }
}

function isRefusal(error: unknown) {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === "string" && refusalState.test(code)
}
