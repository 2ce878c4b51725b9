import type { Db } from "../../platform/db/db.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { insertViews, type Visit } from "./counter-store.server.ts"

type Waiting = { visit: Visit; settle: (isCounted: boolean) => void }

const maxWaiting = 20_000
const maxBatchSize = 2000

/**
 * Group commit: while one batch is being written, new views wait for the next batch. A view is acknowledged only
 * after its commit, so an acknowledged view survives a crash of the process. A process writes one batch at a time,
 * so many views of one post cost one row update and one commit.
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
      // D24: the visitor sees no error.
      log.warn({ err: error, views: batch.length }, "views were not recorded")
      for (const { settle } of batch) settle(false)
    }
  }
  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatchSize)
      waiting = waiting.slice(maxBatchSize)
      await writeBatch(batch)
    }
    writing = undefined
  }
  /** Resolves to true after the commit; to false when the post is not visible, too many views wait, or writing fails. */
  const recordViewQuietly = (visit: Visit) =>
    new Promise<boolean>((settle) => {
      if (waiting.length >= maxWaiting) return settle(false)
      waiting.push({ visit, settle })
      writing ??= writeAll()
    })
  const close = async () => {
    await writing
  }
  return { recordViewQuietly, close }
}
