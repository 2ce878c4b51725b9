import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

const retries = { retryLimit: 3, retryDelaySeconds: 20, retryDelayMaxSeconds: 60 }

/** Seals the entries of the last minute into the chain. */
export const sealAudit = defineQueue({
  name: "staff-seal-audit",
  payload: v.object({}),
  ...retries,
  cron: "* * * * *",
})

/** Mails the sealed entries that are only on this machine. */
export const copyAudit = defineQueue({
  name: "staff-copy-audit",
  payload: v.object({}),
  ...retries,
  cron: "*/15 * * * *",
})

export const auditQueues = [sealAudit, copyAudit]
