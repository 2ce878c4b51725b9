import { sql } from "kysely"
import type { Db } from "./db.server.ts"

export type BackupRun = {
  /** A proof is a restore that was tried. */
  kind: "backup" | "proof"
  place: number
  finishedAt: Date
  outcome: "verified" | "failed"
  bytes: number
  fault: string
}

/** For each place the last good backup and the last good proof, and what failed since then. */
export async function listBackups(db: Db): Promise<BackupRun[]> {
  const { rows } = await sql<BackupRun>`
    with last as (
      select distinct on (kind, place, outcome) kind, place, outcome, finished_at, bytes, fault from backup_runs
      where place is not null order by kind, place, outcome, finished_at desc
    )
    select l.* from last l
    where l.outcome = 'verified' or not exists (
      select from last v where v.outcome = 'verified' and v.kind = l.kind and v.place = l.place and v.finished_at >= l.finished_at)
    order by l.kind, l.place, l.finished_at desc`.execute(db)
  return rows
}
