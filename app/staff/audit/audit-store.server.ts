import type { Db } from "../../platform/db/db.server.ts"

type AuditEntry = {
  staffId: string | null
  action: string
  /** The id or code of what was changed; never a name, an address or a text. */
  target?: string
  details?: Record<string, string | number | boolean | null>
}

export function insertAudit(db: Db, { staffId, action, target, details = {} }: AuditEntry) {
  return db
    .insertInto("staffAudit")
    .values({ staffId, action, target: target ?? null, details: JSON.stringify(details) })
    .execute()
}
