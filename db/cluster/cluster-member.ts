import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { promisify } from "node:util"
import { commandOf, descendantsOf, signalIfRunning, untilEnded } from "../process-tree.ts"
import { type Program, startProgram, systemPath } from "./program.ts"

type Options = {
  number: number
  dir: string
  user: { uid?: number; gid?: number }
  /** What programs of this machine find in their environment. */
  env: NodeJS.ProcessEnv
}
const runFile = promisify(execFile)

/** One machine of the cluster: etcd, Patroni, and the PostgreSQL that Patroni starts. */
export function createMember({ number, dir, user, env }: Options) {
  const name = `pg${number}`
  const at = (file: string) => path.join(dir, file)
  let etcd: Program | undefined
  let patroni: Program | undefined

  const start = (command: string, args: readonly string[], variables: NodeJS.ProcessEnv) =>
    startProgram({ command, args, env: variables, user, dir, logFile: at(`${path.basename(command)}.log`) })
  const startPatroni = () => {
    patroni = start("/usr/bin/patroni", [at("patroni.yml")], env)
  }

  const processIds = () => {
    const programs = [etcd, patroni].flatMap((program) => (program?.isRunning() ? [program.pid] : []))
    const postmaster = findPostmaster(at("data"))
    const roots = postmaster === null ? programs : [...programs, postmaster]
    return [...new Set(roots.flatMap((pid) => [pid, ...descendantsOf(pid)]))]
  }
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processIds()) signalIfRunning(pid, signal)
  }

  return {
    name,
    at,
    start: () => {
      etcd = start("/usr/bin/etcd", [], readVariables(at("etcd.env")))
      startPatroni()
    },
    /** `systemctl start patroni` */
    startPatroni,
    /** `systemctl stop patroni`: ends when PostgreSQL has stopped too. */
    stopPatroni: async () => {
      patroni?.signal("SIGTERM")
      await Promise.race([patroni?.ended, pause(120_000, undefined, { ref: false })])
      if (patroni?.isRunning()) throw new Error(`Patroni of ${name} does not stop`)
    },
    /** Runs a command on this machine as the server's user and returns its output. */
    run: async (command: string, ...args: readonly string[]) => {
      const own = {
        DATA_DIR: at("data"),
        PATRONI_FILE: at("patroni.yml"),
        BACKUP_WORK_DIR: dir,
        PGHOST: at("socket"),
      }
      const variables = { PATH: systemPath, LANG: "C.UTF-8", HOME: dir, ...own, ...env }
      const { stdout } = await runFile(command, args, { ...user, cwd: dir, env: variables, timeout: 300_000 })
      return stdout
    },
    /** The machine is gone, without a sign to the others. Resolves when no process is left, so that it can be started again. */
    kill: async () => {
      const ids = processIds()
      signalAll("SIGKILL")
      await untilEnded(ids)
    },
    killNow: () => signalAll("SIGKILL"),
    /** The machine hangs: connections stay open, nothing answers. */
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    /** etcd alone hangs. */
    freezeEtcd: () => etcd?.signal("SIGSTOP"),
    /** The process that receives the leader's changes, or null. */
    findReceiver: () => {
      const postmaster = findPostmaster(at("data"))
      const children = postmaster === null ? [] : descendantsOf(postmaster)
      return children.find((pid) => commandOf(pid).includes("walreceiver")) ?? null
    },
  }
}

export type ClusterMember = ReturnType<typeof createMember>

function findPostmaster(dataDir: string) {
  try {
    const pid = Number(readFileSync(path.join(dataDir, "postmaster.pid"), "utf8").split("\n")[0])
    // The file outlives a killed server, and another program may have the number by then.
    return commandOf(pid).includes(dataDir) ? pid : null
  } catch {
    return null
  }
}

function readVariables(file: string) {
  return Object.fromEntries(
    [...readFileSync(file, "utf8").matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name = "", value]) => [
      name,
      value,
    ]),
  )
}
