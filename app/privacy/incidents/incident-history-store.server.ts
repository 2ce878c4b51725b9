import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"

export type HistoryEntry = {
  id: number
  at: Date
  by: string | null
  action: string
  details: Record<string, unknown>
}

/** What was done with one thing, from the audit, newest first; questions to the audit changed nothing. */
export async function listHistory(db: Db, target: string, limit: number): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select a.id, a.at, p.name as "by", a.action, a.details
    from staff_audit a left join staff_people p on p.id = a.staff_id
    where a.target = ${target} and a.action <> 'leituras_consultadas' order by a.at desc, a.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}
