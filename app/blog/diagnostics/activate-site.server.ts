import type { Db } from "../../platform/db/db.server.ts"
import { updateSiteActive } from "./site-store.server.ts"

/** Sets the flag and writes the audit entry in one transaction. */
export function activateSite(
  db: Db,
  siteId: string,
  audit: (db: Db) => Promise<unknown>,
): Promise<"activated" | "missing"> {
  return db.transaction().execute(async (transaction) => {
    if (!(await updateSiteActive(transaction, siteId))) return "missing"
    await audit(transaction)
    return "activated"
  })
}
