import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

/** Refreshes every public page at the edge after a setting was changed. */
export const refreshEdgePages = defineQueue({
  name: "settings-refresh-edge",
  payload: v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  retryLimit: 8,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 600,
  // 10,000 posts (D73) at the speed of one process.
  maxSeconds: 600,
})

/**
 * Refreshes every public page at the edge after the last day of a claim. The second run is for a process whose clock was behind
 * at the first one.
 */
export const dropExpired = defineQueue({
  name: "settings-drop-expired",
  payload: v.object({}),
  retryLimit: 8,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 600,
  maxSeconds: 600,
  cron: "0,5 0 * * *",
})

export const settingsQueues = [refreshEdgePages, dropExpired]
