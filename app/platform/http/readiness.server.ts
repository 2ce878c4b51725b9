import { readdirSync } from "node:fs"
import { sql } from "kysely"
import type { Db } from "../db/db.server.ts"

export type Readiness = { isReady: boolean; reason: string }

type Options = {
  db: Db
  migrationsDir: string
  isDraining: () => boolean
  /** Whether the process has read what its pages need. */
  hasData: () => boolean
  /** Further connections of the process, which must answer too. */
  others: readonly Db[]
}

/**
 * Ready means: not draining, the database answers on every connection, every migration of this version is applied, and the process has
 * read its data.
 */
export function createReadiness({ db, migrationsDir, isDraining, hasData, others }: Options) {
  const expected = readdirSync(migrationsDir)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => name.slice(0, -4))
  return async (): Promise<Readiness> => {
    if (isDraining()) return { isReady: false, reason: "draining" }
    try {
      await Promise.all(others.map((other) => sql`select`.execute(other)))
      const { rows } = await sql<{ name: string }>`select name from pgmigrations`.execute(db)
      const applied = new Set(rows.map((row) => row.name))
      const missing = expected.filter((name) => !applied.has(name)).length
      if (missing > 0) return { isReady: false, reason: `${missing} migrations missing` }
      return hasData() ? { isReady: true, reason: "ready" } : { isReady: false, reason: "settings not read" }
    } catch {
      return { isReady: false, reason: "database away" }
    }
  }
}
