import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

export const deskNotices = ["offered", "half", "four_fifths", "escalated", "nobody"] as const
export type DeskNotice = (typeof deskNotices)[number]

/** One mail to one reader about a lead that waits; without a person it is for the office's own address. */
export const mailDesk = defineQueue({
  name: "lead-desk-mail",
  payload: v.object({
    leadId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    notice: v.picklist(deskNotices),
    staffId: v.nullable(v.pipe(v.string(), v.uuid())),
    /** When it was decided, in seconds: the same on every retry, so that a mail program shows one message. */
    at: v.pipe(v.number(), v.safeInteger()),
  }),
  // Beyond an hour the next step of the promise has spoken.
  retryLimit: 12,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
})

/** The calendar has changed: what waits gets a new deadline. */
export const moveDeadlines = defineQueue({
  name: "lead-move-deadlines",
  payload: v.object({}),
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 600,
})

export const deskQueues = [mailDesk, moveDeadlines]
