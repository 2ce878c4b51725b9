import type { Db } from "../../platform/db/db.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { insertViews, type Visit } from "./counter-store.server.ts"

type Waiting = { visit: Visit; settle: (isCounted: boolean) => void }

const mostWaiting = 20_000
const mostAtOnce = 2000

/**
 * Group commit: while one batch is being written, the views that arrive gather for the next. A view is answered
 * only after the commit that holds it, so what was acknowledged survives the death of the process. One batch at a
 * time per process: a post that many read costs it one row and one commit.
 */
export function createViewRecorder({ db, log }: { db: Db; log: Log }) {
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined

  const writeBatch = async (batch: readonly Waiting[]) => {
    try {
      const counted = await insertViews(
        db,
        batch.map(({ visit }) => visit),
      )
      for (const { visit, settle } of batch) settle(counted.has(visit.slug))
    } catch (error) {
      // D24: silent for the visitor.
      log.warn({ err: error, views: batch.length }, "views were not recorded")
      for (const { settle } of batch) settle(false)
    }
  }
  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce)
      waiting = waiting.slice(mostAtOnce)
      await writeBatch(batch)
    }
    writing = undefined
  }
  /** True once the view is committed; false when it was not counted: no such post, too many waiting, a failure. */
  const recordViewQuietly = (visit: Visit) =>
    new Promise<boolean>((settle) => {
      if (waiting.length >= mostWaiting) return settle(false)
      waiting.push({ visit, settle })
      writing ??= writeAll()
    })
  const close = async () => {
    await writing
  }
  return { recordViewQuietly, close }
}
