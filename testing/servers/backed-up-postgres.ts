import { execFile, execFileSync } from "node:child_process"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { backupVariables, writeBackupFiles } from "../../db/backup-files.ts"
import { freePort } from "../../db/free-port.ts"
import { type LocalPostgres, startLocalPostgres, systemUser } from "../../db/local-postgres.ts"
import { startBucket } from "./bucket.ts"

const deploy = path.join(import.meta.dirname, "../../deploy/postgres")
const bin = "/usr/lib/postgresql/15/bin"

/**
 * Debian's PostgreSQL with backups by pgBackRest in two places, a folder and a bucket, from the files of deploy/postgres. All of it runs
 * as the server's user, in a folder that `close` deletes.
 */
export async function openBackedUpPostgres(settings: Record<string, string> = {}) {
  for (const program of [`${bin}/postgres`, "/usr/bin/pgbackrest"])
    if (!existsSync(program)) throw new Error(`${program} is missing: bash .ci/install-programs`)
  const user = systemUser()
  const port = await freePort()
  const bucket = await startBucket()
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-backups-"))
  chmodSync(dir, 0o755)
  const at = (name: string) => path.join(dir, name)
  for (const name of ["place-1", "socket", "work"]) mkdirSync(at(name), { mode: 0o700 })
  // Copies, because the server's user may not be able to enter the checkout.
  cpSync(`${deploy}/backups`, at("backups"))
  writeBackupFiles(dir, {
    server: {
      "pg1-path": at("data"),
      "pg1-port": String(port),
      "pg1-socket-path": at("socket"),
      "pg1-user": "postgres",
    },
    places: {
      "repo1-path": at("place-1"),
      "repo1-cipher-pass": "the-first-passphrase-of-a-test",
      "repo2-cipher-pass": "the-second-passphrase-of-a-test",
      ...bucket.settings,
    },
  })
  if (user.uid !== undefined)
    execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, dir], { timeout: 30_000 })
  const programEnv = {
    PATH: "/usr/local/bin:/usr/bin:/bin",
    LANG: "C.UTF-8",
    HOME: dir,
    ...backupVariables(dir),
  }
  const archiveCommand =
    /^archive_command = '(.*)'$/m.exec(readFileSync(`${deploy}/webplan.conf`, "utf8"))?.[1] ?? ""
  let server: LocalPostgres | undefined

  const start = async () => {
    server = await startLocalPostgres({
      dataDir: at("data"),
      port,
      bin,
      env: programEnv,
      settings: {
        unix_socket_directories: at("socket"),
        archive_mode: "on",
        archive_command: archiveCommand,
        ...settings,
      },
    })
  }

  /** Runs a program as the server's user, like the guide and the timers do. */
  const run = (command: string, args: readonly string[], withinMs = 290_000) =>
    new Promise<Outcome>((resolve) => {
      const env = {
        ...programEnv,
        BACKUP_WORK_DIR: at("work"),
        PGHOST: at("socket"),
        PGPORT: String(port),
        PGUSER: "postgres",
        PGPASSWORD: new URL(server?.url ?? "").password,
      }
      // It ends the whole group of processes: a script waits for its children before it obeys a signal.
      const limited = ["--kill-after=20", String(withinMs / 1000), command, ...args]
      execFile("timeout", limited, { ...user, env, cwd: dir }, (error, stdout, stderr) =>
        resolve({ isGood: error === null, text: stdout + stderr }),
      )
    })
  const pgbackrest = (args: readonly string[], withinMs?: number) =>
    run("/usr/bin/pgbackrest", ["--stanza=webplan", ...args], withinMs)

  const close = async () => {
    await server?.stop()
    await bucket.close()
    // pgBackRest may still be sending a segment.
    rmSync(dir, { recursive: true, force: true, maxRetries: 10 })
  }

  await start()
  const stanza = await pgbackrest(["stanza-create"])
  if (!stanza.isGood) {
    await close()
    throw new Error(stanza.text)
  }
  return {
    at,
    /** The second place is away until `startBucket`. Everything then takes several times the seconds that pgBackRest waits for it. */
    stopBucket: async () => {
      const settings = readFileSync(at("pgbackrest.conf"), "utf8")
      writeFileSync(at("pgbackrest.conf"), settings.replace(/^io-timeout=10$/m, "io-timeout=1"))
      await bucket.stop()
    },
    startBucket: async () => {
      await bucket.start()
      cpSync(`${deploy}/pgbackrest.conf`, at("pgbackrest.conf"))
    },
    bucketDir: bucket.dir,
    url: () => server?.url ?? "",
    start,
    stop: async () => server?.stop(),
    kill: async () => server?.kill(),
    pgbackrest,
    /** deploy/postgres/backups */
    backups: (command: "make" | "prove" | `prove ${number}`, withinMs?: number) =>
      run(at("backups"), command.split(" "), withinMs),
    close,
  }
}

export type BackedUpPostgres = Awaited<ReturnType<typeof openBackedUpPostgres>>

type Outcome = { isGood: boolean; text: string }
