import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

/** Seals the consents of the last minute into the chain. */
export const sealConsents = defineQueue({
  name: "privacy-seal-consents",
  payload: v.object({}),
  retryLimit: 3,
  retryDelaySeconds: 20,
  retryDelayMaxSeconds: 60,
  cron: "* * * * *",
})
