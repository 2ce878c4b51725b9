import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

/** Counts the finished days for the statistics. Hourly, so that days missed by a stopped worker are counted soon. */
export const countLeadDays = defineQueue({
  name: "lead-count-days",
  payload: v.object({}),
  retryLimit: 3,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 600,
  cron: "10 * * * *",
})
