import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { listEntries } from "../lead-page/lead-sheet-store.server.ts"
import type { DeskOutcome, DeskWork } from "./desk-outcome.ts"
import {
  type DeskEvent,
  insertDeskEvent,
  type LeadChange,
  type LockedLead,
  lockLead,
  notifyDesk,
  updateLead,
} from "./desk-write-store.server.ts"

export type Decision<Refusal extends string> = { change: LeadChange; event: DeskEvent } | { refused: Refusal }

/**
 * Runs one action on one lead in one transaction. An action on an older version writes nothing and returns the changes
 * since.
 */
export function workOnLead<Refusal extends string = never>(
  db: Db,
  work: DeskWork,
  decide: (lead: LockedLead, transaction: Transaction<DB>) => Decision<Refusal> | Promise<Decision<Refusal>>,
): Promise<DeskOutcome<Refusal>> {
  return db.transaction().execute(async (transaction) => {
    const lead = await lockLead(transaction, work.leadId)
    if (!lead) return { outcome: "missing" }
    const version = lead.deskVersion
    if (version !== work.version)
      return { outcome: "stale", version, changes: await listEntries(transaction, lead.id, work.version) }
    const decision = await decide(lead, transaction)
    if ("refused" in decision) return { outcome: "refused", reason: decision.refused }
    return writeChange(transaction, lead, work, decision)
  })
}

/** Updates the row, inserts the event and notifies the open pages, in the same transaction. */
export async function writeChange(
  transaction: Transaction<DB>,
  lead: LockedLead,
  { staffId, now }: Pick<DeskWork, "staffId" | "now">,
  { change, event }: { change: LeadChange; event: DeskEvent },
) {
  const version = lead.deskVersion + 1
  await updateLead(transaction, lead.id, { ...change, deskVersion: version, watchAt: now })
  await insertDeskEvent(transaction, { leadId: lead.id, staffId, at: now, version }, event)
  await notifyDesk(transaction, lead.id, event.kind)
  return { outcome: "done", version } as const
}

const noOffer = { offeredTo: null, offeredAt: null, offeredUntil: null } as const

/** Assigns the lead to this person and ends its offer. */
export function ownedBy(ownerId: string, acceptedAt: Date): LeadChange {
  return {
    ...noOffer,
    ownerId,
    acceptedAt,
  }
}

/** An action on an unassigned lead assigns it to the person who acts. */
export function ownedIfUnassigned(
  lead: LockedLead,
  { staffId, now }: Pick<DeskWork, "staffId" | "now">,
): LeadChange {
  return lead.ownerId === null ? ownedBy(staffId, now) : {}
}
