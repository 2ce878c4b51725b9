import { data, href, redirect } from "react-router"
import { deadlineParameter, writeDeadline } from "../../leads/deadline/deadline-link.ts"
import { type LeadAnswer, sendFailureText, tooManyText } from "../../leads/intake/lead-answer.ts"
import { fromLeadService, sendFailureOf } from "../../leads/intake/lead-failure.ts"
import { submitLead } from "../../leads/intake/submit-lead.server.ts"
import { suspicionsOf, trapField } from "../../leads/intake/suspicions.ts"
import {
  checkLead,
  emptyValues,
  type LeadValues,
  newLead,
  readValues,
  toldTouch,
} from "../../leads/lead/lead.ts"
import type { Offer } from "../../plans/catalogue/offers.ts"
import { clientSite } from "../../platform/http/client-network.ts"
import { formText } from "../../platform/http/form-text.ts"
import type { Limit } from "../../platform/http/rate-limit.server.ts"
import { readUuid } from "../../platform/text/random-uuid.ts"
import { withinTime } from "../../platform/time/within-time.ts"
import type { VisitContext } from "../app-context.ts"

// D88: a public body sends from one address, so many people may stand behind it.
const perNetworkShort: Limit = { name: "lead-network-10min", points: 30, seconds: 600 }
const perNetworkDay: Limit = { name: "lead-network-day", points: 200, seconds: 86_400 }
const perSiteDay: Limit = { name: "lead-site-day", points: 1000, seconds: 86_400 }
const perPhoneDay: Limit = { name: "lead-phone-day", points: 5, seconds: 86_400 }

// Longer than a disk's worst moment, shorter than a visitor's patience. A lead stored after the answer is no second lead: who
// sends again has the same key, or is known by the same words (D43).
const patienceMs = 3000

export type LeadOutcome = { status: number; answer: LeadAnswer; values: LeadValues }

/** What the home page, every carrier page and the script's own address do with a posted form. */
export async function receiveLead(
  request: Request,
  world: VisitContext,
  pageUrl: string,
  offer: Offer,
): Promise<LeadOutcome> {
  // A body that is no form at all is a form with nothing in it.
  const form = await request.formData().catch(() => new FormData())
  const values = readValues(form)
  const errors = checkLead(values, offer)
  if (Object.keys(errors).length > 0) return failed(400, values, "", errors)

  const lead = newLead(values, offer, {
    pageUrl,
    userAgent: request.headers.get("user-agent"),
    submissionKey: readUuid(formText(form, "submission_key")),
    firstTouch: toldTouch(formText(form, "first_page")),
    earlierTouch: toldTouch(formText(form, "last_page")),
    suspicions: suspicionsOf({
      trap: formText(form, trapField),
      elapsed: formText(form, "elapsed_ms"),
      name: values.name,
      message: values.message,
    }),
  })
  const reference = world.requestId.slice(0, 8)
  try {
    const site = clientSite(world.clientNetwork)
    const limits = world.hashSpends([
      { limit: perNetworkShort, subject: world.clientNetwork },
      { limit: perNetworkDay, subject: world.clientNetwork },
      ...(site ? [{ limit: perSiteDay, subject: site }] : []),
      { limit: perPhoneDay, subject: lead.phoneE164 ?? lead.phone },
    ])
    const submitted = await fromLeadService(withinTime(submitLead(world, lead, limits), patienceMs))
    if (submitted.outcome === "limited") return failed(429, values, tooManyText)
    if (submitted.outcome === "conflict") return failed(409, values, sendFailureText("conflict", reference))
    world.wakeWorker()
    const { protocol, dueAt } = submitted
    return {
      status: 200,
      values: emptyValues(offer),
      answer: { success: true, error: "", protocol, dueAt: dueAt?.toISOString() ?? null },
    }
  } catch (error) {
    world.log.error({ err: error, reference }, "lead not stored")
    const failure = sendFailureOf(error)
    return failed(failure === "unavailable" ? 503 : 500, values, sendFailureText(failure, reference))
  }
}

function failed(status: number, values: LeadValues, error: string, errors = {}): LeadOutcome {
  return {
    status,
    values,
    answer: { success: false, error, errors },
  }
}

/** A page that holds a quote form, posted without script: on to /sucesso, or back with what is wrong. */
export async function answerLeadForm(request: Request, world: VisitContext, offer: Offer) {
  const { status, answer, values } = await receiveLead(request, world, request.url, offer)
  const headers = { "cache-control": "no-store" }
  if (answer.success) {
    const until = answer.dueAt ? `?${deadlineParameter}=${writeDeadline(new Date(answer.dueAt))}` : ""
    throw redirect(href("/sucesso") + until, { status: 303, headers })
  }
  return data({ answer, values }, { status, headers })
}
