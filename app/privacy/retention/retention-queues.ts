import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

/** Every night, erases data whose retention time is over. */
export const applyRetentionRules = defineQueue({
  name: "privacy-apply-retention",
  payload: v.object({}),
  retryLimit: 3,
  retryDelaySeconds: 300,
  retryDelayMaxSeconds: 3600,
  maxSeconds: 2 * 3600,
  cron: "30 3 * * *",
})
