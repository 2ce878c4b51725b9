import { sql } from "kysely"
import type { Db } from "../db/db.server.ts"
import { jobChannel } from "./outbox.server.ts"

/**
 * Returns a function that tells the worker of a job added by a frequent transaction, after its commit. Calls while one is
 * under way become one. What gets lost is only time: the worker also looks by itself.
 */
export function createWaker(db: Db) {
  let isWaking = false
  let isWantedAgain = false
  const wake = async () => {
    if (isWaking) {
      isWantedAgain = true
      return
    }
    isWaking = true
    do {
      isWantedAgain = false
      await sql`select pg_notify(${jobChannel}, '')`.execute(db).catch(() => {})
    } while (isWantedAgain)
    isWaking = false
  }
  return () => void wake()
}
