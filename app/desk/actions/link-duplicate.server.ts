import type { Db } from "../../platform/db/db.server.ts"
import { listEntries } from "../lead-page/lead-sheet-store.server.ts"
import type { DeskOutcome, DeskWork } from "./desk-outcome.ts"
import { type DeskEvent, lockLead, upsertPair } from "./desk-write-store.server.ts"
import { writeChange } from "./work-on-lead.server.ts"

type Comparison = DeskWork & { otherId: number; isSamePerson: boolean }

/** Marks two leads as the same person or as different people. Both timelines record it. */
export function linkDuplicate(db: Db, work: Comparison): Promise<DeskOutcome<"same-lead" | "other-missing">> {
  return db.transaction().execute(async (transaction) => {
    const { leadId, otherId, isSamePerson, staffId, now } = work
    if (leadId === otherId) return { outcome: "refused", reason: "same-lead" }
    // Always locked in this order, to avoid a deadlock.
    const [first, second] = leadId < otherId ? [leadId, otherId] : [otherId, leadId]
    const locked = [await lockLead(transaction, first), await lockLead(transaction, second)]
    const lead = locked.find((one) => one?.id === leadId)
    const other = locked.find((one) => one?.id === otherId)
    if (!lead) return { outcome: "missing" }
    const version = lead.deskVersion
    if (version !== work.version)
      return { outcome: "stale", version, changes: await listEntries(transaction, leadId, work.version) }
    if (!other) return { outcome: "refused", reason: "other-missing" }
    await upsertPair(transaction, { leadId: first, otherId: second, isSamePerson, staffId, createdAt: now })
    const kind: DeskEvent["kind"] = isSamePerson ? "same_person" : "different_person"
    const comparedWith = (id: number) => ({ change: {}, event: { kind, details: { lead: id } } })
    await writeChange(transaction, other, work, comparedWith(leadId))
    return writeChange(transaction, lead, work, comparedWith(otherId))
  })
}
