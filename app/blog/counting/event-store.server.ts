import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"

export async function prepareEventMonths(db: Db, monthsAhead: number) {
  const { rows } = await sql<{ made: number }>`select prepare_blog_analytics(${monthsAhead}) as made`.execute(
    db,
  )
  return rows[0]?.made ?? 0
}
