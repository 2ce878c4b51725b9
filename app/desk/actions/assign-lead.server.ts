import type { Db } from "../../platform/db/db.server.ts"
import type { DeskOutcome, DeskWork } from "./desk-outcome.ts"
import { findDeskColleague } from "./desk-write-store.server.ts"
import { ownedBy, workOnLead } from "./work-on-lead.server.ts"

type AssignRefusal = "no-such-colleague" | "already-theirs"

/** Passes the lead to a colleague. */
export function assignLead(db: Db, work: DeskWork & { to: string }): Promise<DeskOutcome<AssignRefusal>> {
  return workOnLead<AssignRefusal>(db, work, async (lead, transaction) => {
    if (lead.ownerId === work.to) return { refused: "already-theirs" }
    if (!(await findDeskColleague(transaction, work.to))) return { refused: "no-such-colleague" }
    return {
      change: ownedBy(work.to, work.now),
      event: { kind: "assigned", details: { from: lead.ownerId, to: work.to } },
    }
  })
}
