import { type AdvanceContext, advanceLead } from "./advance-lead.server.ts"
import { listLeadsToAdvance } from "./escalation-store.server.ts"

const atOnce = 100

/** Advances every lead whose time has come and returns how many. A lead that fails keeps its time and stops no other. */
export async function advanceLeads(
  world: AdvanceContext & { onFailure: (error: unknown, leadId: number) => void },
  now: Date,
) {
  let advanced = 0
  for (;;) {
    const ids = await listLeadsToAdvance(world.db, now, atOnce)
    let done = 0
    for (const id of ids) {
      try {
        if (await advanceLead(world, id, now)) done++
      } catch (error) {
        world.onFailure(error, id)
      }
    }
    advanced += done
    // Whatever is left failed or is in other hands: the next round sees it again.
    if (ids.length < atOnce || done === 0) return advanced
  }
}
