import type { ClientBase } from "pg"
import { queueSchema } from "../app/platform/jobs/queue-schema.server.ts"

/**
 * Only the worker role runs the queue; staff may count jobs and read dead letters (queue-report, dead-letter-store).
 * Runs after installQueue, as the owner.
 */
export async function grantQueue(owner: ClientBase) {
  await owner.query(`
    grant usage on schema ${queueSchema} to webplan_worker, webplan_staff;
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
