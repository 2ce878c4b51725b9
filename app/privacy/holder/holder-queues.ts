import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

/** Checks whether the address is known and mails the link. Retries end after about a day, because the holder no longer waits. */
export const sendHolderLink = defineQueue({
  name: "holder-send-link",
  payload: v.object({ linkId: v.pipe(v.string(), v.uuid()) }),
  retryLimit: 30,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

export const notifyOfficeOfRequest = defineQueue({
  name: "holder-tell-office",
  payload: v.object({ requestId: id, leadId: v.optional(id) }),
  retryLimit: 60,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

/** Tells holder and office that leads are locked, and the office what became of them. */
export const notifyOfErasure = defineQueue({
  name: "holder-tell-of-erasure",
  payload: v.object({ requestId: id }),
  retryLimit: 60,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 3600,
})

/** Erases what was locked a day ago. */
export const finishHolderErasures = defineQueue({
  name: "holder-finish-erasures",
  payload: v.object({}),
  retryLimit: 3,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 60,
  cron: "*/5 * * * *",
})

/** Deletes the addresses of expired links and sessions. */
export const cleanHolderLinks = defineQueue({
  name: "holder-clean-links",
  payload: v.object({}),
  retryLimit: 3,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 60,
  cron: "*/5 * * * *",
})

export const holderQueues = [
  sendHolderLink,
  notifyOfficeOfRequest,
  notifyOfErasure,
  finishHolderErasures,
  cleanHolderLinks,
]
