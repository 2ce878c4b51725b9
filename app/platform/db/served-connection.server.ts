import { sql } from "kysely"
import type { Db } from "./db.server.ts"

/** Whose request the statements of one borrowed connection serve; row-level security reads it. */
export type Served = { id: string; role: string }

const serve = (db: Db, { id, role }: Served) =>
  sql`select set_config('webplan.staff_id', ${id}, false), set_config('webplan.staff_role', ${role}, false)`.execute(
    db,
  )

const nobody: Served = { id: "", role: "" }

/** Lends one connection that serves this person alone; it goes back serving nobody. */
export const serveAs = <T>(db: Db, served: Served, work: (db: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await serve(connection, served)
    try {
      return await work(connection)
    } finally {
      await serve(connection, nobody)
    }
  })
