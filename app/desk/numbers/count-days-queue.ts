import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

/** Counts the days that are over for the desk's numbers. Hourly, so that a night without a worker is made up for. */
export const countLeadDays = defineQueue({
  name: "lead-count-days",
  payload: v.object({}),
  retryLimit: 3,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 600,
  cron: "10 * * * *",
})
