import type { Db } from "../../platform/db/db.server.ts"
import { insertAudit } from "../audit/audit-store.server.ts"
import { withdrawInvitation as withdraw } from "./invitation-store.server.ts"

/** Makes the link in the mail invalid. "gone": it was already accepted, withdrawn or expired. */
export function withdrawInvitation(
  db: Db,
  { invitationId, staffId }: { invitationId: string; staffId: string },
): Promise<"withdrawn" | "gone"> {
  return db.transaction().execute(async (transaction) => {
    if (!(await withdraw(transaction, invitationId))) return "gone"
    await insertAudit(transaction, { staffId, action: "convite_cancelado", target: invitationId })
    return "withdrawn"
  })
}
