import type { Db, DbPool } from "../../platform/db/db.server.ts"
import { dbWithSettings } from "../../platform/db/db-with-settings.server.ts"

/** The person of the request; row-level security reads it. */
export type DbPerson = { id: string; role: string }

/** A database handle whose statements run with this person's identity. */
export function dbAsPerson(pool: DbPool, { id, role }: DbPerson): Db {
  return dbWithSettings(pool, { "webplan.staff_id": id, "webplan.staff_role": role })
}
