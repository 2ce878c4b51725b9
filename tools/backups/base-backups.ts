import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { postgresPrograms } from "./postgres-programs.ts"

/** A base backup that was verified: a whole data directory, and beside it what is known of it. */
export type BaseBackup = {
  name: string
  startedAt: Date
  finishedAt: Date
  bytes: number
  /** The first segment of the archive that a restore from here reads. */
  firstWal: string
}

/** Where everything is: base/<name>/ and base/<name>.json, wal/<segment>. */
export function backupFolders(dir: string) {
  const room = { base: path.join(dir, "base"), wal: path.join(dir, "wal") }
  for (const folder of Object.values(room)) mkdirSync(folder, { recursive: true, mode: 0o700 })
  return room
}

export type BackupFolders = ReturnType<typeof backupFolders>

/** The oldest first. What has no note was not finished. */
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

/** The newest that was finished by then; null: the newest of all. */
export function baseBackupFor(room: BackupFolders, moment: Date | null) {
  return listBaseBackups(room).findLast(({ finishedAt }) => moment === null || finishedAt <= moment)
}

export function majorOfBackup(dataDir: string) {
  return Number(readFileSync(path.join(dataDir, "PG_VERSION"), "utf8"))
}

/** Every file against the manifest the server wrote, and the log a restore begins with. Throws what is wrong. */
export function verifyBaseBackup(dataDir: string) {
  const program = postgresPrograms(majorOfBackup(dataDir))("pg_verifybackup")
  execFileSync(program, ["--quiet", dataDir], { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" })
}

/** Keeps so many of the newest, and the segments of the archive that the oldest of them needs. */
export function forgetOldBackups(room: BackupFolders, keep: number, major: number) {
  const backups = listBaseBackups(room)
  const gone = backups.slice(0, -keep)
  for (const { name } of gone) {
    // The note first: a backup half deleted must not look like one.
    rmSync(path.join(room.base, `${name}.json`))
    rmSync(path.join(room.base, name), { recursive: true })
  }
  const oldest = backups.at(-keep) ?? backups[0]
  if (oldest) execFileSync(postgresPrograms(major)("pg_archivecleanup"), [room.wal, oldest.firstWal])
  return { gone: gone.map(({ name }) => name), oldest }
}
