import type { Db } from "../../platform/db/db.server.ts"
import type { DeskOutcome, DeskWork, Taken } from "./desk-outcome.ts"
import { type DeskEvent, findColleague, lockLead } from "./desk-write-store.server.ts"
import { ownedBy, writeChange } from "./work-on-lead.server.ts"

type TakeRequest = Omit<DeskWork, "version"> & {
  /** Take the lead over only if this colleague owns it. */
  takeOverFrom?: string | undefined
}

/**
 * Accepts an offer, takes an unassigned lead, or takes a lead over. Of two concurrent requests, one succeeds and the
 * other gets the owner's name.
 */
export function takeLead(
  db: Db,
  { leadId, staffId, now, takeOverFrom }: TakeRequest,
): Promise<Exclude<DeskOutcome, { outcome: "stale" }> | Taken> {
  return db.transaction().execute(async (transaction) => {
    const lead = await lockLead(transaction, leadId)
    if (!lead) return { outcome: "missing" }
    const { ownerId, deskVersion: version } = lead
    if (ownerId === staffId) return { outcome: "done", version }
    if (ownerId !== null && ownerId !== takeOverFrom) {
      const by = (await findColleague(transaction, ownerId)) ?? { id: ownerId, name: "" }
      return { outcome: "taken", by, version }
    }
    const minutesSinceOffer = lead.offeredAt
      ? Math.round((now.getTime() - lead.offeredAt.getTime()) / 60_000)
      : null
    const event: DeskEvent =
      ownerId === null
        ? { kind: "taken", details: { offered: lead.offeredTo === staffId, afterMinutes: minutesSinceOffer } }
        : { kind: "taken_over", details: { from: ownerId } }
    return writeChange(transaction, lead, { staffId, now }, { change: ownedBy(staffId, now), event })
  })
}
