import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { postgresPrograms } from "./postgres-programs.ts"

/** A verified base backup: a whole data directory, with its description in a JSON file beside it. */
export type BaseBackup = {
  name: string
  startedAt: Date
  finishedAt: Date
  bytes: number
  /** The first segment of the archive that a restore from this backup reads. */
  firstWal: string
}

/** The folders: base/<name>/ and base/<name>.json, wal/<segment>. */
export function backupFolders(dir: string) {
  const folders = { base: path.join(dir, "base"), wal: path.join(dir, "wal") }
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folders
}

export type BackupFolders = ReturnType<typeof backupFolders>

/** The oldest first. A backup without a JSON file was not finished. */
export function listBaseBackups({ base }: BackupFolders): BaseBackup[] {
  return readdirSync(base)
    .filter((file) => file.endsWith(".json") && existsSync(path.join(base, file.slice(0, -5))))
    .map((file) => {
      const note = JSON.parse(readFileSync(path.join(base, file), "utf8")) as Record<keyof BaseBackup, string>
      return {
        name: file.slice(0, -5),
        startedAt: new Date(note.startedAt),
        finishedAt: new Date(note.finishedAt),
        bytes: Number(note.bytes),
        firstWal: note.firstWal,
      }
    })
    .toSorted((a, b) => a.finishedAt.getTime() - b.finishedAt.getTime())
}

/** The newest backup finished by that moment, or the newest of all for null. */
export function baseBackupFor(folders: BackupFolders, moment: Date | null) {
  return listBaseBackups(folders).findLast(({ finishedAt }) => moment === null || finishedAt <= moment)
}

export function majorOfBackup(dataDir: string) {
  return Number(readFileSync(path.join(dataDir, "PG_VERSION"), "utf8"))
}

/** Checks every file against the server's manifest, and the WAL of the backup. Throws on a fault. */
export function verifyBaseBackup(dataDir: string) {
  const program = postgresPrograms(majorOfBackup(dataDir))("pg_verifybackup")
  execFileSync(program, ["--quiet", dataDir], { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" })
}

/** Keeps the newest backups and the segments of the archive that the oldest of them needs. */
export function deleteOldBackups(folders: BackupFolders, keep: number, major: number) {
  const backups = listBaseBackups(folders)
  const deleted = backups.slice(0, -keep)
  for (const { name } of deleted) {
    // The JSON file first, so that a partly deleted backup is not listed.
    rmSync(path.join(folders.base, `${name}.json`))
    rmSync(path.join(folders.base, name), { recursive: true })
  }
  const oldest = backups.at(-keep) ?? backups[0]
  if (oldest) execFileSync(postgresPrograms(major)("pg_archivecleanup"), [folders.wal, oldest.firstWal])
  return { deleted: deleted.map(({ name }) => name), oldest }
}
