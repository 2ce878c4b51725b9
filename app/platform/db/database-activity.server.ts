import { sql } from "kysely"
import type { Db } from "./db.server.ts"

export type SlowWork = { milliseconds: number; calls: number; words: string }

export type DatabaseActivity = {
  connections: { open: number; most: number }
  /** At work for longer than a second at this moment. */
  running: SlowWork[]
  /** The slowest on average since the server counts; null where it does not (pg_stat_statements). */
  statements: SlowWork[] | null
}

type Row = { kind: string; amount: number; milliseconds: number | null; words: string | null }

/** For the administration only: the function behind it refuses everybody else. */
export async function readDatabaseActivity(db: Db): Promise<DatabaseActivity> {
  const { rows } = await sql<Row>`
    select kind, amount, milliseconds, words from read_database_activity(interval '1 second')`.execute(db)
  const slow = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ amount, milliseconds, words }) => ({
        calls: amount,
        milliseconds: milliseconds ?? 0,
        words: words ?? "",
      }))
  const connections = rows.find(({ kind }) => kind === "connections")
  const statements = slow("statement")
  return {
    connections: { open: connections?.amount ?? 0, most: Number(connections?.words ?? 0) },
    running: slow("running"),
    statements: statements.length > 0 ? statements : null,
  }
}
