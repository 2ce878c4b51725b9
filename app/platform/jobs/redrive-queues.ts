import * as v from "valibot"
import { defineQueue } from "./queue.ts"

/** Asked for at the desk: dead letters go back to where they came from, one of them or all of a queue. */
export const redriveQueue = defineQueue({
  name: "queue-redrive",
  payload: v.object({ queue: v.string(), letterId: v.optional(v.pipe(v.string(), v.uuid())) }),
  retryLimit: 3,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 30,
})
