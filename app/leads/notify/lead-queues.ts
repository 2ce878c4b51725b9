import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

const LeadReference = v.object({ leadId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

/** The first job of a new lead: notifies desk and office, and adds the jobs for receipt and webhook. */
export const notifyOffice = defineQueue({
  name: "lead-notify-office",
  payload: LeadReference,
  // Retries for about two days: a mail server may be down for a night and a morning.
  retryLimit: 60,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
  isUrgent: true,
})

/** Sends the visitor a receipt. Retries end after about a day, because a later receipt would confuse. */
export const confirmVisitor = defineQueue({
  name: "lead-confirm-visitor",
  payload: LeadReference,
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

/** Sends the lead to the company's CRM, if one is configured. */
export const deliverWebhook = defineQueue({
  name: "lead-deliver-webhook",
  payload: LeadReference,
  retryLimit: 60,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

/** Mails the office a digest of the leads whose notices were held (D88). After a failure the notices wait for the next run. */
export const mailHeldNotices = defineQueue({
  name: "lead-mail-held",
  payload: v.object({}),
  retryLimit: 12,
  retryDelaySeconds: 20,
  retryDelayMaxSeconds: 300,
  cron: "*/5 * * * *",
})

/** Mails a manager that notices were held. Retries end after about a day, because a later mail would confuse. */
export const notifyManager = defineQueue({
  name: "lead-tell-brake",
  payload: v.object({
    staffId: v.pipe(v.string(), v.uuid()),
    held: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    /** Time of the digest. It is the same on every retry, so that mail programs show the message once. */
    at: v.pipe(v.number(), v.safeInteger()),
  }),
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

/** Reads the mailbox of returned mails, if one is configured. The next run is the next try. */
export const readMailReturns = defineQueue({
  name: "lead-read-returns",
  payload: v.object({}),
  retryLimit: 0,
  retryDelaySeconds: 20,
  retryDelayMaxSeconds: 60,
  maxSeconds: 120,
  cron: "*/5 * * * *",
})

export const leadQueues = [
  notifyOffice,
  confirmVisitor,
  deliverWebhook,
  mailHeldNotices,
  notifyManager,
  readMailReturns,
]
