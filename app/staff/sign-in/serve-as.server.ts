import type { Db, DbPool } from "../../platform/db/db.server.ts"
import { dbWithSettings } from "../../platform/db/db-with-settings.server.ts"

/** Whose request the statements serve; row-level security reads it. */
export type Served = { id: string; role: string }

/** The desk's database in this person's name. */
export function serveAs(pool: DbPool, { id, role }: Served): Db {
  return dbWithSettings(pool, { "webplan.staff_id": id, "webplan.staff_role": role })
}
