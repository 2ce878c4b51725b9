import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

const LeadReference = v.object({ leadId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

/** The one job of a new lead: tells desk and office, and sets the other two going. */
export const notifyOffice = defineQueue({
  name: "lead-notify-office",
  payload: LeadReference,
  // About two days of patience: a mail server may be away for a night and a morning.
  retryLimit: 60,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
  isUrgent: true,
})

/** Sends the visitor a receipt. A day late it would only puzzle. */
export const confirmVisitor = defineQueue({
  name: "lead-confirm-visitor",
  payload: LeadReference,
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

/** Hands the lead to the company's CRM, where one is configured. */
export const deliverWebhook = defineQueue({
  name: "lead-deliver-webhook",
  payload: LeadReference,
  retryLimit: 60,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

/** Mails the office the leads whose own notices were held back (D88). What fails waits for the next run. */
export const mailHeldNotices = defineQueue({
  name: "lead-mail-held",
  payload: v.object({}),
  retryLimit: 12,
  retryDelaySeconds: 20,
  retryDelayMaxSeconds: 300,
  cron: "*/5 * * * *",
})

/** Tells a manager that notices were held back. A day late it would only puzzle. */
export const tellBrake = defineQueue({
  name: "lead-tell-brake",
  payload: v.object({
    staffId: v.pipe(v.string(), v.uuid()),
    held: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** When it was decided: the same on every retry, so that a mail program shows one message. */
    at: v.pipe(v.number(), v.safeInteger()),
  }),
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

export const leadQueues = [notifyOffice, confirmVisitor, deliverWebhook, mailHeldNotices, tellBrake]
