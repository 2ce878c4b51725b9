import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"

/** Whose request the statements of one borrowed connection serve; row-level security reads it. */
export type Served = { id: string; role: string }

const nobody: Served = { id: "", role: "" }

/** Lends one connection that serves this person alone; it goes back serving nobody. */
export function serveAs<T>(db: Db, served: Served, work: (db: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await serve(connection, served)
    try {
      return await work(connection)
    } finally {
      await serve(connection, nobody)
    }
  })
}

function serve(db: Db, { id, role }: Served) {
  return sql`select set_config('webplan.staff_id', ${id}, false), set_config('webplan.staff_role', ${role}, false)`.execute(
    db,
  )
}
