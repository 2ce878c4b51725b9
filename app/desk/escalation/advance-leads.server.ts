import { isOutage } from "../../platform/db/outage.ts"
import { type AdvanceContext, advanceLead } from "./advance-lead.server.ts"
import { listLeadsToAdvance } from "./escalation-store.server.ts"

const batchSize = 100

/**
 * Advances every lead that is due and returns how many. A lead that fails stays due and does not stop the others. Throws at the
 * end if the database was away for one of them, so that it is tried again soon.
 */
export async function advanceLeads(
  context: AdvanceContext & { onFailure: (error: unknown, leadId: number) => void },
  now: Date,
) {
  let advanced = 0
  let outage: unknown
  for (;;) {
    const ids = await listLeadsToAdvance(context.db, now, batchSize)
    let done = 0
    for (const id of ids) {
      try {
        if (await advanceLead(context, id, now)) done++
      } catch (error) {
        context.onFailure(error, id)
        if (isOutage(error)) outage = error
      }
    }
    advanced += done
    // The remaining leads failed or are locked by another worker. The next run tries them again.
    if (ids.length === batchSize && done > 0) continue
    if (outage) throw outage
    return advanced
  }
}
