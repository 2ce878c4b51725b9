import type { Db } from "../../platform/db/db.server.ts"
import type { DeskOutcome, DeskWork, Taken } from "./desk-outcome.ts"
import { type DeskEvent, findColleague, lockLead } from "./desk-write-store.server.ts"
import { ownedBy, writeWork } from "./work-on-lead.server.ts"

type Wish = Omit<DeskWork, "version"> & {
  /** Takes it over from this colleague, and from nobody else. */
  takeOverFrom?: string | undefined
}

/** Accepts an offer, takes what is free, or takes over. Of two people at once one gets it, and the other is told who. */
export function takeLead(
  db: Db,
  { leadId, staffId, now, takeOverFrom }: Wish,
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
    const waited = lead.offeredAt ? Math.round((now.getTime() - lead.offeredAt.getTime()) / 60_000) : null
    const event: DeskEvent =
      ownerId === null
        ? { kind: "taken", details: { offered: lead.offeredTo === staffId, afterMinutes: waited } }
        : { kind: "taken_over", details: { from: ownerId } }
    return writeWork(transaction, lead, { staffId, now }, { change: ownedBy(staffId, now), event })
  })
}
