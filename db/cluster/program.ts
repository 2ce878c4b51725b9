import { spawn } from "node:child_process"
import { closeSync, openSync } from "node:fs"

export type Program = ReturnType<typeof startProgram>

type Options = {
  command: string
  args: readonly string[]
  /** The user to run as; empty if this program is not root. */
  user: { uid?: number; gid?: number }
  env?: NodeJS.ProcessEnv
  dir: string
  logFile: string
}

/** Where Debian's packages put their programs. */
export const systemPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

/** Starts a program that gets SIGTERM when this one ends, however it ends. */
export function startProgram({ command, args, user, env, dir, logFile }: Options) {
  const asUser = user.uid === undefined ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, "--init-groups"]
  const log = openSync(logFile, "a")
  const child = spawn("setpriv", [...asUser, "--pdeathsig", "TERM", command, ...args], {
    cwd: dir,
    env: { PATH: systemPath, LANG: "C.UTF-8", HOME: dir, ...env },
    // Its own process group, so that Ctrl-C in a terminal reaches only the program that stops all in their order.
    detached: true,
    stdio: ["ignore", log, log],
  })
  closeSync(log)
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} could not be started; see ${logFile}`)
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve())
  })
  return {
    pid,
    ended,
    signal: (name: NodeJS.Signals) => void child.kill(name),
    isRunning: () => child.exitCode === null && child.signalCode === null,
  }
}
