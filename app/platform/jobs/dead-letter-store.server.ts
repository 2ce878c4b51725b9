import { sql } from "kysely"
import type { Db } from "../db/db.server.ts"

export type DeadLetter = {
  id: string
  /** The queue in which it failed and to which a retry returns it. */
  queue: string
  diedAt: Date
  tries: number
  /** Why it failed, stored without personal data. */
  fault: string | null
  /** The job's payload: ids only. */
  about: Record<string, unknown>
}

/** Jobs that will not be retried by themselves, newest first. */
export async function listDeadLetters(db: Db, most: number): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select j.id, q.name as queue, j.created_on as died_at, coalesce(j.source_retry_count, 0) + 1 as tries,
      coalesce(j.source_output ->> 'text', j.source_output -> 'value' ->> 'message') as fault,
      coalesce(j.data, '{}') as about
    from pgboss.queue q
    cross join lateral (
      select * from (
        select j.id, j.created_on, j.source_retry_count, j.source_output, j.data from pgboss.job j
        where j.name = q.dead_letter and j.state < 'active' and not j.blocked
      ) letters order by created_on desc limit ${most}
    ) j
    where q.dead_letter is not null
    order by j.created_on desc limit ${most}`.execute(db)
  return rows
}
