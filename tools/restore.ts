import { execFileSync } from "node:child_process"
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { backupFolders, baseBackupFor, verifyBaseBackup } from "./backups/base-backups.ts"
import { readMoment } from "./backups/moment.ts"

/**
 * `npm run restore -- --to "2026-11-16 14:32:05-03" --into /var/lib/postgresql/15/main` prepares a data directory. A server
 * started on it restores that second. `--latest` instead of `--to` restores everything in the archive.
 */
function refuse(text: string): never {
  console.error(text)
  process.exit(2)
}

const { to, latest, into } = parseArgs({
  options: { to: { type: "string" }, latest: { type: "boolean" }, into: { type: "string" } },
}).values
const moment = to === undefined ? null : readMoment(to)
if (!into || Boolean(latest) === (to !== undefined) || (to !== undefined && !moment))
  refuse('usage: npm run restore -- (--to "2026-11-16 14:32:05-03" | --latest) --into <new data directory>')
const target = path.resolve(into ?? "")
if (existsSync(target) && readdirSync(target).length > 0)
  refuse(`${target} is not empty: move its files away first, they may be needed`)

const folders = backupFolders(process.env["BACKUP_DIR"] || "/var/backups/webplan")
const backup = baseBackupFor(folders, moment)
if (!backup) refuse(`no base backup in ${folders.base} was finished before ${moment?.toISOString() ?? "now"}`)
const source = path.join(folders.base, backup?.name ?? "")
verifyBaseBackup(source)

mkdirSync(target, { recursive: true })
execFileSync("cp", ["--archive", "--reflink=auto", `${source}/.`, target])
chmodSync(target, 0o700)
const lines = [
  `restore_command = 'cp "${folders.wal}/%f" "%p"'`,
  ...(moment
    ? [`recovery_target_time = '${moment.toISOString().replace("T", " ").replace("Z", "+00")}'`]
    : []),
  "recovery_target_action = 'promote'",
  "recovery_target_timeline = 'latest'",
]
// Appended, because the last line counts and the backup may contain lines of an earlier restore.
appendFileSync(path.join(target, "postgresql.auto.conf"), `\n${lines.join("\n")}\n`)
writeFileSync(path.join(target, "recovery.signal"), "")
// The server cannot read files owned by root.
if (process.getuid?.() === 0) execFileSync("chown", ["-R", "postgres:postgres", target])
console.log(
  `${target} is ready from ${backup?.name}. Start PostgreSQL on it: it restores up to ${moment?.toISOString() ?? "the end of the archive"}.`,
)
