import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import type { Log } from "../process/log.server.ts"
import { connectionFault } from "./connection-fault.ts"
import type { Db } from "./db.server.ts"

type Options = {
  db: Db
  setting: string
  url: string
  log: Log
  isEnding?: () => boolean
}

const pauseMs = 1000
const logEveryMs = 10_000

/**
 * Waits without limit and returns null when the database answers, or returns the line to show when waiting does not help.
 * Makes one connection attempt at a time.
 */
export async function waitForDatabase(options: Options): Promise<string | null> {
  const { db, setting, url, log, isEnding = () => false } = options
  let loggedAt = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      await sql`select`.execute(db)
      if (loggedAt > 0) log.info({ setting }, "database answers")
      return null
    } catch (error) {
      if (isEnding()) return null
      const fault = connectionFault(error, setting, url)
      if (!fault) throw error
      if (fault.isLasting) return fault.text
      if (performance.now() - loggedAt >= logEveryMs) {
        log.warn({ cause: fault.text }, "waiting for the database")
        loggedAt = performance.now()
      }
      await pause(pauseMs)
    }
  }
}
