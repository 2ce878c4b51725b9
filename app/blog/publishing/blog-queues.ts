import * as v from "valibot"
import { defineQueue } from "../../platform/jobs/queue.ts"

/** Creates the partitions of blog_analytics for the next months. Retention rules remove the oldest. */
export const maintainEvents = defineQueue({
  name: "blog-maintain-events",
  payload: v.object({}),
  retryLimit: 5,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 3600,
  cron: "15 3 * * *",
})

/** Draws the share card of a published post. */
export const drawPostCard = defineQueue({
  name: "blog-draw-post-card",
  payload: v.object({ postId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  retryLimit: 5,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 3600,
})

/** Refreshes at the edge the pages that show a post after it was published, changed or withdrawn. */
export const refreshPost = defineQueue({
  name: "blog-refresh-post",
  payload: v.object({ slug: v.string(), former: v.array(v.string()) }),
  retryLimit: 8,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 600,
})

export const blogQueues = [maintainEvents, drawPostCard, refreshPost]
