import { sql } from "kysely"
import type { Db } from "./db.server.ts"

export type BackupRun = {
  startedAt: Date
  finishedAt: Date
  outcome: "verified" | "failed"
  bytes: number
  fault: string
}

/** The last backups, newest first. */
export async function listBackups(db: Db, most: number): Promise<BackupRun[]> {
  const { rows } = await sql<BackupRun>`
    select started_at, finished_at, outcome, bytes, fault from backup_runs
    order by finished_at desc limit ${most}`.execute(db)
  return rows
}
