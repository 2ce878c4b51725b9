import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { ownerRole } from "../db/roles.ts"
import { backupFolders, forgetOldBackups, verifyBaseBackup } from "./backups/base-backups.ts"
import { postgresPrograms } from "./backups/postgres-programs.ts"
import { pause } from "./measure/run-experiments.ts"

/**
 * `npm run backup`: a verified base backup in BACKUP_DIR/base, old ones forgotten. Between two of them the server's own
 * archive (deploy/postgres) keeps every change, so that `npm run restore` can go back to any second.
 */
const databaseUrl = process.env["DATABASE_URL"]
const room = backupFolders(process.env["BACKUP_DIR"] || "/var/backups/webplan")
const keep = Number(process.env["BACKUP_KEEP"] || 7)
if (!databaseUrl || !Number.isSafeInteger(keep) || keep < 1) {
  console.error(
    databaseUrl
      ? "BACKUP_KEEP must be 1 or more"
      : "DATABASE_URL is missing: the address of an administrator of the server",
  )
  process.exit(2)
}
const longestWaitMs = 60_000
const client = new Client({ connectionString: databaseUrl })
await client.connect()

async function ask(statement: string, values: string[] = []) {
  const { rows } = await client.query<{ answer: string }>(`select (${statement})::text as answer`, values)
  return rows[0]?.answer ?? ""
}

/** A base backup without the log that follows it restores to one moment, and nobody chose that moment. */
async function checkArchive() {
  if ((await ask("current_setting('archive_mode')")) === "off")
    throw new Error("archive_mode is off: copy deploy/postgres/webplan.conf")
  // Something to write, so that there is a segment to hand over.
  const segment = await ask("pg_walfile_name(pg_create_restore_point('webplan backup'))")
  await client.query("select pg_switch_wal()")
  for (const deadline = Date.now() + longestWaitMs; Date.now() < deadline; await pause(100)) {
    if (existsSync(path.join(room.wal, segment))) return
    if ((await ask("select last_archived_wal >= $1 from pg_stat_archiver", [segment])) === "true") break
  }
  // It may have come between the two looks.
  if (existsSync(path.join(room.wal, segment))) return
  throw new Error(`segment ${segment} did not reach ${room.wal}: see archive_command and the server's log`)
}

function bytesIn(dir: string) {
  return Number(execFileSync("du", ["--summarize", "--bytes", dir], { encoding: "utf8" }).split("\t")[0])
}

async function makeRoom() {
  for (const name of readdirSync(room.base))
    if (name.startsWith("unfinished-")) rmSync(path.join(room.base, name), { recursive: true })
  const needed = Number(await ask("select sum(pg_database_size(oid)) from pg_database"))
  const { bavail, bsize } = statfsSync(room.base)
  if (bavail * bsize < needed * 1.2)
    throw new Error(`the database has ${needed} bytes and ${room.base} only ${bavail * bsize} left`)
}

const major = Math.floor(Number(await ask("current_setting('server_version_num')")) / 10_000)
const startedAt = new Date(await ask("to_jsonb(now()) #>> '{}'"))
const name = startedAt.toISOString().replaceAll(":", "-")

async function backUp(url: string) {
  const unfinished = path.join(room.base, `unfinished-${name}`)
  const programs = postgresPrograms(major)
  await makeRoom()
  await checkArchive()
  const args = ["--checkpoint=fast", "--wal-method=stream", "--manifest-checksums=SHA256", "--no-password"]
  // The password by the environment: everybody on the machine can read a command line.
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ""
  execFileSync(programs("pg_basebackup"), [...args, `--pgdata=${unfinished}`, `--dbname=${address.href}`], {
    env: { ...process.env, PGPASSWORD: password },
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  })
  verifyBaseBackup(unfinished)
  const finishedAt = new Date(await ask("to_jsonb(clock_timestamp()) #>> '{}'"))
  const label = readFileSync(path.join(unfinished, "backup_label"), "utf8")
  const firstWal = /^START WAL LOCATION: .*\(file (\w+)\)/m.exec(label)?.[1] ?? ""
  const bytes = bytesIn(unfinished)
  renameSync(unfinished, path.join(room.base, name))
  writeFileSync(
    path.join(room.base, `${name}.json`),
    `${JSON.stringify({ startedAt, finishedAt, bytes, firstWal })}\n`,
  )
  await checkArchive()
  return { finishedAt, bytes }
}

/** For the desk: when the last one was made, how large, or why not. */
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
  const { gone, oldest } = forgetOldBackups(room, keep, major)
  // No backup is left that could bring these people back.
  if (oldest) await client.query("delete from holder_erasures where erased_at < $1", [oldest.startedAt])
  console.log(`verified: ${path.join(room.base, name)}, ${bytes} bytes; forgotten: ${gone.length}`)
} catch (error) {
  const { stderr, message } = error as { stderr?: string; message?: string }
  const fault = (stderr || (stderr === undefined ? message : "") || "unknown").trim().slice(0, 500)
  await record("failed", 0, fault).catch(() => {})
  console.error(`no backup: ${fault}`)
  process.exitCode = 1
} finally {
  await client.end()
}
