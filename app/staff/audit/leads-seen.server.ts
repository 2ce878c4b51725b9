import { createHash } from "node:crypto"
import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { listManagement } from "../people/people-store.server.ts"
import { type ManyReads, mailManyReads } from "../people/staff-queues.ts"

type LeadsSeen = {
  act: "lead_lido" | "leads_listados" | "leads_buscados"
  leads: readonly number[]
  /** The kind of list or search. */
  details?: Record<string, string>
  /** What was typed. The audit gets only enough of its hash to tell two searches apart. */
  term?: string
}
type Reader = { personId: string; hasFreshProof: boolean }

/**
 * Records which leads the person of this connection sees, before they are sent. `proof-needed`: too many in an hour without
 * a fresh proof, so they must not be sent (N17.02). The management is told.
 */
export function recordLeadsSeen(
  db: Db,
  { personId, hasFreshProof }: Reader,
  { act, leads, details = {}, term }: LeadsSeen,
): Promise<"recorded" | "proof-needed"> {
  const stored = term === undefined ? details : { ...details, term: digest(term) }
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isRecorded: boolean; excess: number | null }>`
      select * from record_leads_seen(${act}, ${leads}::bigint[], ${JSON.stringify(stored)}::jsonb, ${hasFreshProof})
    `.execute(transaction)
    const { isRecorded = false, excess = null } = rows[0] ?? {}
    if (excess !== null) {
      const at = new Date().toISOString()
      await tellManagement(transaction, { personId, at, act, count: excess, isRefused: !isRecorded })
    }
    return isRecorded ? "recorded" : "proof-needed"
  })
}

/** How many people passed a limit in the last hour. */
export async function countReadersOverLimit(db: Db) {
  const { count } = await db
    .selectFrom("staffAudit")
    .where("action", "=", "limite_de_leitura")
    .where("at", ">", sql<Date>`now() - interval '1 hour'`)
    .select((e) => e.fn.count<number>("staffId").distinct().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

/** 24 bits: many other words have the same, so it does not reveal what was typed. */
function digest(term: string) {
  return createHash("sha256").update(term.trim().toLowerCase()).digest("hex").slice(0, 6)
}

/** Everybody of the management but the person; the person, when there is nobody else. */
async function tellManagement(transaction: Transaction<DB>, reads: Omit<ManyReads, "to">) {
  const management = (await listManagement(transaction)).map(({ id }) => id)
  const others = management.filter((id) => id !== reads.personId)
  for (const to of others.length > 0 ? others : [reads.personId])
    await addJob(transaction, mailManyReads, { ...reads, to })
}
