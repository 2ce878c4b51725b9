import { sql } from "kysely"
import type { Log } from "../process/log.server.ts"
import type { Db } from "./db.server.ts"

type Options = { db: () => Db; log: () => Log }

const probeEveryMs = 2000

/**
 * Writes one line when the database answers again. createLog reports every outage to it; it then
 * probes until there is an answer. An outage of something else, such as the mail server, ends with the first probe.
 */
export function createRecovery({ db, log }: Options) {
  let isWatching = false
  let isStopped = false
  const answers = () =>
    sql`select`.execute(db()).then(
      () => true,
      () => false,
    )
  const watch = async () => {
    const since = Date.now()
    if (await answers()) return
    do {
      await new Promise((resolve) => setTimeout(resolve, probeEveryMs).unref())
      if (isStopped) return
    } while (!(await answers()))
    log().info({ awaySeconds: Math.round((Date.now() - since) / 1000) }, "database is back")
  }
  return {
    noticeOutage: () => {
      if (isWatching || isStopped) return
      isWatching = true
      void watch().finally(() => {
        isWatching = false
      })
    },
    stop: () => {
      isStopped = true
    },
  }
}
