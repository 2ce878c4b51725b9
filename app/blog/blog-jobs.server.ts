import type { Db } from "../platform/db.server.ts"
import type { Log } from "../platform/log.server.ts"
import { job } from "../platform/queue.server.ts"
import { drawPostCard as drawPostCardQueue, maintainEvents } from "./blog-queues.ts"
import { drawPostCard } from "./draw-post-card.server.ts"
import { prepareEventMonths, pruneEventMonths } from "./event-store.server.ts"

const monthsAhead = 3
// Two years of raw events answer every question the numbers page asks; totals live with the posts.
const monthsKept = 24

type World = { db: Db; log: Log; signature: string }

export const blogJobs = ({ db, log, signature }: World) => [
  job(maintainEvents, async () => {
    const made = await prepareEventMonths(db, monthsAhead)
    const dropped = await pruneEventMonths(db, monthsKept)
    log.info({ made, dropped }, "blog event months maintained")
  }),
  job(drawPostCardQueue, async ({ postId }) => {
    const outcome = await drawPostCard({ db, signature }, postId)
    log.info({ postId, outcome }, "share card")
  }),
]
