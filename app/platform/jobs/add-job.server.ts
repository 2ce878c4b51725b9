import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Queue } from "./queue.ts"

/** Adds a job to the outbox in the caller's transaction. The worker moves it to the queue (outbox.server.ts). */
export async function addJob<Payload extends object>(
  transaction: Transaction<DB>,
  queue: Queue<Payload>,
  payload: Payload,
  dueAt?: Date,
) {
  await sql`
    select add_job(${queue.name}, ${JSON.stringify(payload)}::jsonb, coalesce(${dueAt ?? null}::timestamptz, now()))
  `.execute(transaction)
}
