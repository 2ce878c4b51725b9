import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { mailManyReads } from "../people/staff-queues.ts"

type LeadsSeen = {
  act: "lead_lido" | "leads_listados" | "leads_buscados"
  leads: readonly number[]
  /** The kind of list or search; never a typed word. */
  details?: Record<string, string>
}

/**
 * Records which leads the person of this connection sees, before they are sent. `proof-needed`: too many in an hour without
 * a fresh proof, so they must not be sent (N17.02). The management is told once an hour.
 */
export function recordLeadsSeen(
  db: Db,
  { personId, hasFreshProof }: { personId: string; hasFreshProof: boolean },
  { act, leads, details = {} }: LeadsSeen,
): Promise<"recorded" | "proof-needed"> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isRecorded: boolean; excess: number | null }>`
      select * from record_leads_seen(${act}, ${leads}::bigint[], ${JSON.stringify(details)}::jsonb, ${hasFreshProof})
    `.execute(transaction)
    const { isRecorded = false, excess = null } = rows[0] ?? {}
    if (excess !== null)
      await addJob(transaction, mailManyReads, {
        personId,
        at: new Date().toISOString(),
        leads: excess,
        areOpened: act === "lead_lido",
      })
    return isRecorded ? "recorded" : "proof-needed"
  })
}
