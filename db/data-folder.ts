import { execFileSync } from "node:child_process"
import { randomBytes } from "node:crypto"
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** The user that the server runs as; empty if this program is not root. */
type SystemUser = { uid?: number; gid?: number }

/**
 * The process id of the PostgreSQL that runs on exactly this data folder, or null. The folder's `postmaster.pid` alone is
 * no proof: it may have been copied with the folder, or its process id may now belong to another program.
 */
export function findServerOn(dataDir: string): number | null {
  const lock = readLock(dataDir)
  if (!lock || !isSameFolder(lock.folder, dataDir)) return null
  const running = describeProcess(lock.pid)
  return running && isPostgresOn(running, dataDir) ? lock.pid : null
}

/** PostgreSQL does not start while `postmaster.pid` names a running process, even one that is not a server. */
export function removeForeignLock(dataDir: string) {
  if (findServerOn(dataDir) === null) rmSync(lockFile(dataDir), { force: true })
}

/** PostgreSQL accepts no data folder that belongs to root or that other users can read; a copied folder may be both. */
export function makeUsable(dataDir: string, { uid, gid }: SystemUser) {
  chmodSync(dataDir, 0o700)
  if (uid !== undefined && statSync(dataDir).uid !== uid)
    execFileSync("chown", ["-R", `${uid}:${gid}`, dataDir], { timeout: 60_000 })
}

/** The folder has another name until it is complete: a start that is killed leaves no incomplete data folder. */
export function initialise(bin: string, finalDir: string, user: SystemUser) {
  const dataDir = `${finalDir}-unfinished`
  const password = randomBytes(18).toString("base64url")
  const passwordFile = path.join(tmpdir(), `webplan-${randomBytes(6).toString("hex")}`)
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(path.dirname(dataDir), { recursive: true })
  mkdirSync(dataDir, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(dataDir, user.uid, user.gid)
    chownSync(passwordFile, user.uid, user.gid)
  }
  try {
    execFileSync(
      path.join(bin, "initdb"),
      [
        "-D",
        dataDir,
        "-U",
        "postgres",
        "--auth=scram-sha-256",
        `--pwfile=${passwordFile}`,
        "--encoding=UTF8",
        "--locale=C.UTF-8",
        "--no-instructions",
      ],
      { ...user, stdio: ["ignore", "ignore", "pipe"], cwd: dataDir },
    )
  } finally {
    rmSync(passwordFile)
  }
  const passwordPath = path.join(dataDir, "webplan.password")
  writeFileSync(passwordPath, password, { mode: 0o600 })
  // A base backup reads every file of the folder as the server's user.
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordPath, user.uid, user.gid)
  rmSync(finalDir, { recursive: true, force: true })
  renameSync(dataDir, finalDir)
}

const lockFile = (dataDir: string) => path.join(dataDir, "postmaster.pid")

function readLock(dataDir: string) {
  if (!existsSync(lockFile(dataDir))) return null
  const [pid = "", folder = ""] = readFileSync(lockFile(dataDir), "utf8").split("\n")
  return { pid: Number(pid), folder }
}

type Running = { command: readonly string[]; folder: string | null }

function describeProcess(pid: number): Running | null {
  if (!Number.isSafeInteger(pid) || pid <= 1) return null
  try {
    if (process.platform === "linux")
      return {
        command: readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0"),
        folder: readlinkSync(`/proc/${pid}/cwd`),
      }
    const command = execFileSync("ps", ["-o", "command=", "-p", String(pid)], {
      encoding: "utf8",
      timeout: 10_000,
      stdio: ["ignore", "pipe", "ignore"],
    })
    return { command: command.trim().split(/\s+/), folder: null }
  } catch {
    // It has ended, or it belongs to a user whose processes we may not read: not our server.
    return null
  }
}

function isPostgresOn({ command, folder }: Running, dataDir: string) {
  const [program = ""] = command
  const given = command[command.indexOf("-D") + 1] ?? ""
  return (
    path.basename(program) === "postgres" &&
    isSameFolder(given, dataDir) &&
    (folder === null || isSameFolder(folder, dataDir))
  )
}

function isSameFolder(one: string, other: string) {
  try {
    return realpathSync(one) === realpathSync(other)
  } catch {
    return false
  }
}
