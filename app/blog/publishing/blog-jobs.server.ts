import type { Db } from "../../platform/db/db.server.ts"
import type { RefreshEdge } from "../../platform/http/edge-refresh.server.ts"
import { job } from "../../platform/jobs/queue.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { prepareEventMonths } from "../counting/counter-store.server.ts"
import { drawPostCard } from "../pictures/draw-post-card.server.ts"
import { drawPostCard as drawPostCardQueue, maintainEvents, refreshPost } from "./blog-queues.ts"
import { refreshAddresses } from "./refresh-addresses.server.ts"

const monthsAhead = 3

type Context = { db: Db; log: Log; signature: string; refreshEdge: RefreshEdge }

export function blogJobs({ db, log, signature, refreshEdge }: Context) {
  return [
    job(maintainEvents, async () => {
      const made = await prepareEventMonths(db, monthsAhead)
      log.info({ made }, "blog event months prepared")
    }),
    job(drawPostCardQueue, async ({ postId }) => {
      const outcome = await drawPostCard({ db, signature, refreshEdge }, postId)
      log.info({ postId, outcome }, "share card")
    }),
    job(refreshPost, async (change) => {
      const addresses = await refreshAddresses({ db, refreshEdge }, change)
      log.info({ addresses }, "edge refreshed")
    }),
  ]
}
