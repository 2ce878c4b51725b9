import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

export const deskNotices = ["offered", "half", "four_fifths", "escalated", "nobody"] as const
export type DeskNotice = (typeof deskNotices)[number]

/** One mail to one recipient about a waiting lead. Without `staffId` it goes to the office's own address. */
export const mailDesk = defineQueue({
  name: "lead-desk-mail",
  payload: v.object({
    leadId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    notice: v.picklist(deskNotices),
    staffId: v.nullable(v.pipe(v.string(), v.uuid())),
    /** Time of the decision in seconds. It is the same on every retry, so that a mail program shows one message. */
    at: v.pipe(v.number(), v.safeInteger()),
  }),
  // After an hour the next step of the escalation has sent its own mail.
  retryLimit: 12,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
})

/** Updates the deadlines of waiting leads after a change of the calendar. */
export const moveDeadlines = defineQueue({
  name: "lead-move-deadlines",
  payload: v.object({}),
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
})

export const deskQueues = [mailDesk, moveDeadlines]
