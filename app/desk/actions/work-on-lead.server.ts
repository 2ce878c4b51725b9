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

export type Decided<Refusal extends string> = { change: LeadChange; event: DeskEvent } | { refused: Refusal }

/** One piece of work on one lead, one transaction. Whoever saw an older state is told what happened and writes nothing. */
export function workOnLead<Refusal extends string = never>(
  db: Db,
  work: DeskWork,
  decide: (lead: LockedLead, transaction: Transaction<DB>) => Decided<Refusal> | Promise<Decided<Refusal>>,
): Promise<DeskOutcome<Refusal>> {
  return db.transaction().execute(async (transaction) => {
    const lead = await lockLead(transaction, work.leadId)
    if (!lead) return { outcome: "missing" }
    const version = lead.deskVersion
    if (version !== work.version)
      return { outcome: "stale", version, changes: await listEntries(transaction, lead.id, work.version) }
    const decided = await decide(lead, transaction)
    if ("refused" in decided) return { outcome: "refused", reason: decided.refused }
    return writeWork(transaction, lead, work, decided)
  })
}

/** Row, event and word to the other desks, as one fact. */
export async function writeWork(
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

/** The lead becomes this person's, and is offered to nobody any more. */
export function ownedBy(ownerId: string, acceptedAt: Date): LeadChange {
  return {
    ...noOffer,
    ownerId,
    acceptedAt,
  }
}

/** Who picks up the phone for a lead that is nobody's has taken it. */
export function ownedIfFree(
  lead: LockedLead,
  { staffId, now }: Pick<DeskWork, "staffId" | "now">,
): LeadChange {
  return lead.ownerId === null ? ownedBy(staffId, now) : {}
}
