import * as v from "valibot"
import { defineQueue } from "../platform/queue.ts"

const LeadReference = v.object({ leadId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })

/** Tells the office that a visitor asked for a quote. */
export const notifyOffice = defineQueue({
  name: "lead-notify-office",
  payload: LeadReference,
  // About two days of patience: a mail server may be away for a night and a morning.
  retryLimit: 60,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})
