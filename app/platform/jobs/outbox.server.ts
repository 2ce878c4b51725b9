import { sql } from "kysely"
import { fromKysely, type PgBoss } from "pg-boss"
import type { Db } from "../db/db.server.ts"

/** The database function add_job and the web process (wake-worker.server.ts) send a notification on this channel when a job is added. */
export const jobChannel = "jobs"

const batchSize = 200

type Due = { id: string; queue: string; payload: object }

/**
 * Moves due jobs of these queues from the outbox to pg-boss in one transaction, so that a killed worker loses none. Returns
 * the queues that got new work. Jobs of other queues stay in the outbox for a worker that knows them.
 */
export async function moveDueJobs(db: Db, boss: PgBoss, queues: readonly string[]): Promise<Set<string>> {
  const moved = new Set<string>()
  for (;;) {
    const due = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<Due>`
        delete from job_outbox where id in (
          select id from job_outbox where due_at <= now() and queue = any(${queues})
          order by due_at limit ${batchSize} for update skip locked
        ) returning id, queue, payload`.execute(transaction)
      for (const [queue, jobs] of Map.groupBy(rows, (row) => row.queue))
        await boss.insert(
          queue,
          jobs.map(({ id, payload }) => ({ id, data: payload })),
          { db: fromKysely(transaction) },
        )
      return rows
    })
    for (const { queue } of due) moved.add(queue)
    if (due.length < batchSize) return moved
  }
}
