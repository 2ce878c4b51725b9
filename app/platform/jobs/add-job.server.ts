import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Queue } from "./queue.ts"

/** Records in the transaction of a fact that work is due because of it. The worker takes it from there (outbox.server.ts). */
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
