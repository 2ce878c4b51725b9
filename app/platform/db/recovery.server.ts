import { sql } from "kysely"
import type { Log } from "../process/log.server.ts"
import type { Db } from "./db.server.ts"

type Options = { db: () => Db; log: () => Log }

const probeEveryMs = 2000

/**
 * Logs one line when the database answers again. createLog reports every outage to it. It then probes the database until
 * it answers. After an outage of something else, such as the mail server, the first probe succeeds and nothing is logged.
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
