import * as v from "valibot"
import { defineQueue } from "../jobs/queue.ts"

/** Lets the windows go that are over. */
export const pruneLimits = defineQueue({
  name: "limits-prune",
  payload: v.object({}),
  retryLimit: 5,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 3600,
  cron: "40 * * * *",
})
