import type { ClientBase } from "pg"
import { PgBoss } from "pg-boss"
import { installJobFunctions } from "./install-job-functions.server.ts"
import { deadLetterName, type Queue } from "./queue.ts"

export const queueSchema = "pgboss"

// A worker that dies is noticed by its missing heartbeat; ten seconds is the least pg-boss accepts.
const heartbeatSeconds = 10
const expireInSeconds = 60

type QueueShape = Pick<
  Queue,
  "name" | "retryLimit" | "retryDelaySeconds" | "retryDelayMaxSeconds" | "isUrgent"
>

/** Creates or updates the queue's tables and the named queues. Runs with the migrations, as the owner. */
export async function installQueue(owner: ClientBase, queues: readonly QueueShape[]) {
  const boss = new PgBoss({
    schema: queueSchema,
    supervise: false,
    schedule: false,
    db: { executeSql: (text, values) => owner.query(text, values as unknown[]) },
  })
  boss.on("error", (error) => {
    throw error
  })
  await boss.start()
  try {
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
    for (const queue of queues) {
      const dead = deadLetterName(queue)
      if (!existing.has(dead))
        await boss.createQueue(dead, { retryLimit: 0, retentionSeconds: 60 * 60 * 24 * 365 })
      const options = {
        retryLimit: queue.retryLimit,
        retryDelay: queue.retryDelaySeconds,
        retryBackoff: true,
        retryDelayMax: queue.retryDelayMaxSeconds,
        heartbeatSeconds,
        expireInSeconds,
        deadLetter: dead,
        // Leads would queue up behind one another's fsync.
        notify: queue.isUrgent ?? false,
      }
      if (existing.has(queue.name)) await boss.updateQueue(queue.name, options)
      else await boss.createQueue(queue.name, options)
    }
    await installJobFunctions(owner, boss, queueSchema, queues)
  } finally {
    await boss.stop({ graceful: false, close: false })
  }
  await grantQueue(owner)
}

/** A job enters by add_job, with the fact that causes it; the worker role runs the queue; staff may count, and see what died (queue-report, dead-letter-store). */
async function grantQueue(owner: ClientBase) {
  await owner.query(`
    grant usage on schema ${queueSchema} to webplan_intake, webplan_holder, webplan_worker, webplan_staff;
    grant execute on function ${queueSchema}.add_job(jsonb, text) to webplan_intake, webplan_holder, webplan_staff;
    grant execute on function ${queueSchema}.forget_jobs(text, bigint[]) to webplan_holder;
    revoke all on schema ${queueSchema} from webplan_web;
    revoke all on all tables in schema ${queueSchema} from webplan_web;
    revoke all on all functions in schema ${queueSchema} from webplan_web;
    grant execute on all functions in schema ${queueSchema} to webplan_worker;
    grant select, insert, update, delete on all tables in schema ${queueSchema} to webplan_worker;
    grant usage, select on all sequences in schema ${queueSchema} to webplan_worker;
    grant select (name, dead_letter) on ${queueSchema}.queue to webplan_staff;
    grant select (id, name, state, blocked, created_on, data, source_name, source_retry_count, source_output) on ${queueSchema}.job, ${queueSchema}.job_common to webplan_staff;
  `)
}
