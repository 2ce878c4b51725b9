import { data, href, type RouterContextProvider, redirect } from "react-router"
import { sentQuery } from "../../leads/deadline/deadline-link.ts"
import { type LeadAnswer, sendFailureText, tooManyText } from "../../leads/intake/lead-answer.ts"
import { markLeadServiceErrors, sendFailureOf } from "../../leads/intake/lead-failure.ts"
import { submitLead } from "../../leads/intake/submit-lead.server.ts"
import { honeypotField, suspicionsOf } from "../../leads/intake/suspicions.ts"
import { checkLead, type LeadValues, newLead, readTouch, readValues } from "../../leads/lead/lead.ts"
import type { Offer } from "../../plans/catalogue/offers.ts"
import { clientPrefix48 } from "../../platform/http/client-network.ts"
import { formText } from "../../platform/http/form-text.ts"
import type { Limit } from "../../platform/http/rate-limit.server.ts"
import { readUuid } from "../../platform/text/random-uuid.ts"
import { withinTime } from "../../platform/time/within-time.ts"
import { type SiteVisit, siteContext } from "../app-context.ts"
import { formRefusedContext } from "./form-state.server.ts"

// D88: all employees of a government office may share one IP address, so the limits per network are high.
const perNetworkShort: Limit = { name: "lead-network-10min", points: 30, seconds: 600 }
const perNetworkDay: Limit = { name: "lead-network-day", points: 200, seconds: 86_400 }
const perPrefix48Day: Limit = { name: "lead-site-day", points: 1000, seconds: 86_400 }
const perPhoneDay: Limit = { name: "lead-phone-day", points: 5, seconds: 86_400 }

// Long enough for a slow disk, short enough for a visitor who waits. If the lead is stored after this timeout and the visitor
// sends again, the submission key or the fingerprint is the same, so that no second lead is stored (D43).
const submitTimeoutMs = 3000

export type LeadOutcome = { status: number; answer: LeadAnswer; values: LeadValues }

/** Handles a posted quote form. Used by the home page, the carrier pages and /cotacao. */
export async function receiveLead(
  request: Request,
  app: SiteVisit,
  pageUrl: string,
  offer: Offer,
): Promise<LeadOutcome> {
  const form = await request.formData()
  const values = readValues(form)
  const errors = checkLead(values, offer)
  if (Object.keys(errors).length > 0) {
    app.countLead("invalid")
    return failed(400, values, "", errors)
  }

  const lead = newLead(values, offer, {
    pageUrl,
    userAgent: request.headers.get("user-agent"),
    submissionKey: readUuid(formText(form, "submission_key")),
    firstTouch: readTouch(formText(form, "first_page")),
    earlierTouch: readTouch(formText(form, "last_page")),
    suspicions: suspicionsOf({
      honeypot: formText(form, honeypotField),
      elapsed: formText(form, "elapsed_ms"),
      name: values.name,
      message: values.message,
    }),
  })
  const reference = app.requestId.slice(0, 8)
  try {
    const prefix48 = clientPrefix48(app.clientNetwork)
    const limits = app.hashSpends([
      { limit: perNetworkShort, subject: app.clientNetwork },
      { limit: perNetworkDay, subject: app.clientNetwork },
      ...(prefix48 ? [{ limit: perPrefix48Day, subject: prefix48 }] : []),
      { limit: perPhoneDay, subject: lead.phoneE164 ?? lead.phone },
    ])
    const submitted = await markLeadServiceErrors(withinTime(submitLead(app, lead, limits), submitTimeoutMs))
    app.countLead(submitted.outcome)
    if (submitted.outcome === "limited") return failed(429, values, tooManyText)
    if (submitted.outcome === "conflict") return failed(409, values, sendFailureText("conflict", reference))
    app.wakeWorker()
    const { protocol, dueAt } = submitted
    return {
      status: 200,
      values,
      answer: { success: true, error: "", protocol, dueAt: dueAt?.toISOString() ?? null },
    }
  } catch (error) {
    app.log.error({ err: error, reference }, "lead not stored")
    const failure = sendFailureOf(error)
    app.countLead(failure === "unavailable" ? "unavailable" : "failed")
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

/** The action of a page with a quote form, posted without script: redirects to /sucesso, or returns the errors. */
export async function answerLeadForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  offer: Offer,
) {
  const { status, answer, values } = await receiveLead(request, context.get(siteContext), request.url, offer)
  const headers = { "cache-control": "no-store" }
  if (answer.success) {
    throw redirect(
      href("/sucesso") + sentQuery(answer.dueAt === null ? null : new Date(answer.dueAt), values.janela),
      { status: 303, headers },
    )
  }
  context.set(formRefusedContext, true)
  return data({ answer, values }, { status, headers })
}
