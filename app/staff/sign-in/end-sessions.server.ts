import type { Db } from "../../platform/db/db.server.ts"
import { insertAudit } from "../audit/audit-store.server.ts"
import { findPerson } from "../people/people-store.server.ts"
import { deleteSessions } from "./credential-store.server.ts"

/** Ends all sessions of a person. `authDb` is connected as the role that owns sessions. */
export function endSessions(
  authDb: Db,
  { personId, staffId }: { personId: string; staffId: string },
): Promise<"ended" | "missing"> {
  return authDb.transaction().execute(async (transaction) => {
    if (!(await findPerson(transaction, personId))) return "missing"
    await deleteSessions(transaction, personId)
    await insertAudit(transaction, { staffId, action: "sessoes_encerradas", target: personId })
    return "ended"
  })
}
