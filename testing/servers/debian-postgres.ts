import { execFileSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startLocalPostgres } from "../../db/local-postgres.ts"

const versions = "/usr/lib/postgresql"
const archiver = path.join(import.meta.dirname, "../../deploy/postgres/archive-wal")

/** A folder for servers and backups, owned by the user of the server. */
export function openBackupFolder() {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-backups-"))
  const at = (name: string) => path.join(dir, name)
  cpSync(archiver, at("archive-wal"))
  for (const folder of ["backups", "backups/base", "backups/wal"]) mkdirSync(at(folder))
  if (process.getuid?.() === 0) execFileSync("chown", ["-R", "postgres:postgres", dir], { timeout: 30_000 })
  chmodSync(dir, 0o755)
  /** Starts a server that archives every WAL segment as in deploy/postgres; `settings` can override this. */
  const start = (name: string, settings: Record<string, string> = {}) =>
    startLocalPostgres({
      dataDir: at(name),
      bin: debianBin(),
      settings: {
        fsync: "off",
        archive_mode: "on",
        archive_command: `${at("archive-wal")} %p ${at("backups/wal")}/%f`,
        ...settings,
      },
    })
  return { at, start, close: () => rmSync(dir, { recursive: true, force: true }) }
}

/** The newest PostgreSQL of Debian. It has pg_basebackup and pg_verifybackup, which the npm package lacks. */
function debianBin() {
  const found = (existsSync(versions) ? readdirSync(versions) : [])
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(versions, version, "bin"))
    .find((bin) => existsSync(path.join(bin, "postgres")))
  if (!found) throw new Error("install Debian's postgresql: .ci/run does")
  return found
}
