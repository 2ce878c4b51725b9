import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Queue } from "./queue.ts"

/** Adds a job inside the transaction of the fact that causes it (see `install-job-functions.server.ts`). */
export async function addJob<Payload extends object>(
  transaction: Transaction<DB>,
  queue: Queue<Payload>,
  payload: Payload,
  startAfter?: Date,
) {
  const jobs = JSON.stringify([{ data: payload, startAfter: startAfter?.toISOString() }])
  await sql`select pgboss.add_job(${jobs}::jsonb, ${queue.name})`.execute(transaction)
}
