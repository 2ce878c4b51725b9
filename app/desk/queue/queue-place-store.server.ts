import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { isWaiting } from "./queue-row-store.server.ts"

/** A lead's place in the queue. `isMore`: the queue has more than a thousand leads, and the numbers stop there. */
export type QueuePlace = {
  position: number
  total: number
  isMore: boolean
  previousId: number | null
  nextId: number | null
}

const maxCounted = 1000
const key = sql`coalesce(due_at, 'infinity')`

/** Null when the lead does not wait for a first contact. */
export async function findQueuePlace(db: Db, leadId: number): Promise<QueuePlace | null> {
  const here = sql`(select here.key from here), ${leadId}::bigint`
  const { rows } = await sql<{
    before: number | null
    total: number
    previousId: number | null
    nextId: number | null
  }>`
    with here as materialized (select ${key} as key from desk_leads where id = ${leadId} and ${isWaiting})
    select
      (select count(*) from (
        select from desk_leads where ${isWaiting} and (${key}, id) < (${here}) limit ${maxCounted}) counted) as before,
      (select count(*) from (select from desk_leads where ${isWaiting} limit ${maxCounted + 1}) counted) as total,
      (select id from desk_leads where ${isWaiting} and (${key}, id) < (${here})
        order by ${key} desc, id desc limit 1) as previous_id,
      (select id from desk_leads where ${isWaiting} and (${key}, id) > (${here})
        order by ${key}, id limit 1) as next_id
    where exists (select from here)`.execute(db)
  const [place] = rows
  if (!place) return null
  const { before, total, previousId, nextId } = place
  return {
    position: (before ?? 0) + 1,
    total: Math.min(total, maxCounted),
    isMore: total > maxCounted,
    previousId,
    nextId,
  }
}
