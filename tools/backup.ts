import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { ownerRole } from "../db/roles.ts"
import { backupFolders, deleteOldBackups, verifyBaseBackup } from "./backups/base-backups.ts"
import { postgresPrograms } from "./backups/postgres-programs.ts"
import { pause } from "./measure/run-experiments.ts"

/**
 * `npm run backup`: makes a verified base backup in BACKUP_DIR/base and deletes old ones. The server's WAL archive
 * (deploy/postgres) keeps every change between two backups, so that `npm run restore` can restore any second.
 */
const databaseUrl = process.env["DATABASE_URL"]
const folders = backupFolders(process.env["BACKUP_DIR"] || "/var/backups/webplan")
const keep = Number(process.env["BACKUP_KEEP"] || 7)
if (!databaseUrl || !Number.isSafeInteger(keep) || keep < 1) {
  console.error(
    databaseUrl
      ? "BACKUP_KEEP must be 1 or more"
      : "DATABASE_URL is missing: the address of an administrator of the server",
  )
  process.exit(2)
}
const archiveTimeoutMs = 60_000
const client = new Client({ connectionString: databaseUrl })
await client.connect()

async function queryText(expression: string, values: string[] = []) {
  const { rows } = await client.query<{ value: string }>(`select (${expression})::text as value`, values)
  return rows[0]?.value ?? ""
}

/** Checks that WAL reaches the archive. Without it a base backup can be restored to its own moment only. */
async function checkArchive() {
  if ((await queryText("current_setting('archive_mode')")) === "off")
    throw new Error("archive_mode is off: copy deploy/postgres/webplan.conf")
  // The restore point writes WAL, so that there is a segment to archive.
  const segment = await queryText("pg_walfile_name(pg_create_restore_point('webplan backup'))")
  await client.query("select pg_switch_wal()")
  for (const deadline = Date.now() + archiveTimeoutMs; Date.now() < deadline; await pause(100)) {
    if (existsSync(path.join(folders.wal, segment))) return
    if ((await queryText("select last_archived_wal >= $1 from pg_stat_archiver", [segment])) === "true") break
  }
  // The segment may have arrived between the two checks.
  if (existsSync(path.join(folders.wal, segment))) return
  throw new Error(`segment ${segment} did not reach ${folders.wal}: see archive_command and the server's log`)
}

function bytesIn(dir: string) {
  return Number(execFileSync("du", ["--summarize", "--bytes", dir], { encoding: "utf8" }).split("\t")[0])
}

async function checkDiskSpace() {
  for (const name of readdirSync(folders.base))
    if (name.startsWith("unfinished-")) rmSync(path.join(folders.base, name), { recursive: true })
  const needed = Number(await queryText("select sum(pg_database_size(oid)) from pg_database"))
  const { bavail, bsize } = statfsSync(folders.base)
  if (bavail * bsize < needed * 1.2)
    throw new Error(`the database has ${needed} bytes and ${folders.base} only ${bavail * bsize} left`)
}

const major = Math.floor(Number(await queryText("current_setting('server_version_num')")) / 10_000)
const startedAt = new Date(await queryText("to_jsonb(now()) #>> '{}'"))
const name = startedAt.toISOString().replaceAll(":", "-")

async function backUp(url: string) {
  const unfinished = path.join(folders.base, `unfinished-${name}`)
  const programs = postgresPrograms(major)
  await checkDiskSpace()
  await checkArchive()
  const args = ["--checkpoint=fast", "--wal-method=stream", "--manifest-checksums=SHA256", "--no-password"]
  // The password is passed in the environment, because every user of the machine can read a command line.
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ""
  execFileSync(programs("pg_basebackup"), [...args, `--pgdata=${unfinished}`, `--dbname=${address.href}`], {
    env: { ...process.env, PGPASSWORD: password },
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  })
  verifyBaseBackup(unfinished)
  const finishedAt = new Date(await queryText("to_jsonb(clock_timestamp()) #>> '{}'"))
  const label = readFileSync(path.join(unfinished, "backup_label"), "utf8")
  const firstWal = /^START WAL LOCATION: .*\(file (\w+)\)/m.exec(label)?.[1] ?? ""
  const bytes = bytesIn(unfinished)
  renameSync(unfinished, path.join(folders.base, name))
  writeFileSync(
    path.join(folders.base, `${name}.json`),
    `${JSON.stringify({ startedAt, finishedAt, bytes, firstWal })}\n`,
  )
  await checkArchive()
  return { finishedAt, bytes }
}

/** Records the outcome for the desk's diagnostics page. */
async function record(outcome: "verified" | "failed", bytes: number, fault: string) {
  await client.query(`set role ${ownerRole}`)
  await client.query(
    "insert into backup_runs (started_at, finished_at, outcome, name, bytes, fault) values ($1, clock_timestamp(), $2, $3, $4, $5)",
    [startedAt, outcome, name, bytes, fault],
  )
}

try {
  const { bytes } = await backUp(databaseUrl)
  await record("verified", bytes, "")
  const { deleted, oldest } = deleteOldBackups(folders, keep, major)
  // No remaining backup contains the data of these people.
  if (oldest) await client.query("delete from holder_erasures where erased_at < $1", [oldest.startedAt])
  console.log(`verified: ${path.join(folders.base, name)}, ${bytes} bytes; deleted: ${deleted.length}`)
} catch (error) {
  const { stderr, message } = error as { stderr?: string; message?: string }
  const fault = (stderr || (stderr === undefined ? message : "") || "unknown").trim().slice(0, 500)
  await record("failed", 0, fault).catch(() => {})
  console.error(`no backup: ${fault}`)
  process.exitCode = 1
} finally {
  await client.end()
}
