import type { Db } from "../platform/db.server.ts"
import { readNote, refusalOf, type StatusChange, type StatusRefusal } from "./lead-status.ts"
import {
  findStatusTransition,
  insertStatusEvent,
  lockLeadStatus,
  updateLeadStatus,
} from "./lead-status-store.server.ts"

/** Row and event in one transaction (D17). Whoever looked at an older status is told so and changes nothing. */
export const changeLeadStatus = (db: Db, change: StatusChange): Promise<"changed" | StatusRefusal> =>
  db.transaction().execute(async (transaction) => {
    const { leadId, seenStatus, status, staffId } = change
    const refusal = refusalOf(change, {
      currentStatus: await lockLeadStatus(transaction, leadId),
      transition: await findStatusTransition(transaction, seenStatus, status),
    })
    if (refusal) return refusal
    const note = readNote(change.notes)
    await updateLeadStatus(transaction, leadId, status, note)
    await insertStatusEvent(transaction, {
      leadId,
      staffId,
      fromStatus: seenStatus,
      toStatus: status,
      note,
    })
    return "changed"
  })
