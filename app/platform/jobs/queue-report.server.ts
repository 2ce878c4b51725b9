import { sql } from "kysely"
import type { Db } from "../db/db.server.ts"

export type QueueReport = {
  queue: string
  /** Not tried yet. */
  waiting: number
  /** Failed, and will be tried again. */
  failed: number
  active: number
  /** Out of retries, or failed with a permanent error. Only a person can retry them. */
  dead: number
  oldestWaitingSeconds: number
}

/** Counts the jobs of every queue that has a dead-letter queue. */
export async function readQueueReport(db: Db): Promise<QueueReport[]> {
  // Each state is counted with its own partial index, so that finished jobs are never read.
  const { rows } = await sql<QueueReport>`
    select q.name as queue, o.waiting + w.waiting as waiting, w.failed, a.active, d.dead,
      greatest(o.oldest_waiting_seconds, w.oldest_waiting_seconds) as oldest_waiting_seconds
    from pgboss.queue q
    cross join lateral (
      select count(*) as waiting,
        coalesce(extract(epoch from now() - min(j.due_at)), 0)::float8 as oldest_waiting_seconds
      from job_outbox j where j.queue = q.name and j.due_at <= now()
    ) o
    cross join lateral (
      select
        count(*) filter (where j.state = 'created') as waiting,
        count(*) filter (where j.state = 'retry') as failed,
        coalesce(extract(epoch from now() - min(j.created_on)), 0)::float8 as oldest_waiting_seconds
      from pgboss.job j where j.name = q.name and j.state < 'active' and not j.blocked
    ) w
    cross join lateral (
      select count(*) as active from pgboss.job j where j.name = q.name and j.state = 'active'
    ) a
    cross join lateral (
      select count(*) as dead from pgboss.job j
      where j.name = q.dead_letter and j.state < 'active' and not j.blocked
    ) d
    where q.dead_letter is not null
    order by q.name
  `.execute(db)
  return rows
}
