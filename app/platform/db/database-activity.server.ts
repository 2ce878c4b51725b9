import { sql } from "kysely"
import type { Db } from "./db.server.ts"

export type SlowStatement = { milliseconds: number; calls: number; text: string }

export type DatabaseActivity = {
  connections: { open: number; most: number }
  /** Statements that have been running for more than a second. */
  running: SlowStatement[]
  /** The slowest statements on average; null where the server does not count them (pg_stat_statements). */
  statements: SlowStatement[] | null
}

type Row = { kind: string; amount: number; milliseconds: number | null; words: string | null }

/** Only administrators may call this: the database function refuses every other role. */
export async function readDatabaseActivity(db: Db): Promise<DatabaseActivity> {
  const { rows } = await sql<Row>`
    select kind, amount, milliseconds, words from read_database_activity(interval '1 second')`.execute(db)
  const slow = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ amount, milliseconds, words }) => ({
        calls: amount,
        milliseconds: milliseconds ?? 0,
        text: words ?? "",
      }))
  const connections = rows.find(({ kind }) => kind === "connections")
  const statements = slow("statement")
  return {
    connections: { open: connections?.amount ?? 0, most: Number(connections?.words ?? 0) },
    running: slow("running"),
    statements: statements.length > 0 ? statements : null,
  }
}
