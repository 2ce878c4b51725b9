import { sql } from "kysely"
import type { Db } from "../db/db.server.ts"
import { jobChannel } from "./outbox.server.ts"

/**
 * Returns a function that notifies the worker of a job after the commit of a frequent transaction. Calls during a
 * notification are combined into one. A lost notification only delays the job, because the worker also polls.
 */
export function createWaker(db: Db) {
  let isWaking = false
  let isRepeatNeeded = false
  const wake = async () => {
    if (isWaking) {
      isRepeatNeeded = true
      return
    }
    isWaking = true
    do {
      isRepeatNeeded = false
      await sql`select pg_notify(${jobChannel}, '')`.execute(db).catch(() => {})
    } while (isRepeatNeeded)
    isWaking = false
  }
  return () => void wake()
}
