import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { listAdministrators } from "./people-store.server.ts"
import { type DangerousAct, mailDangerousAct } from "./staff-queues.ts"

/** Tells the other administrators by mail, so that nobody gives access, takes data or changes the company's data unnoticed. */
export async function tellAdministrators(transaction: Transaction<DB>, by: string, act: DangerousAct) {
  const at = new Date().toISOString()
  for (const to of await listAdministrators(transaction))
    if (to !== by) await addJob(transaction, mailDangerousAct, { to, by, at, act })
}
