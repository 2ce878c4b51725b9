import { existsSync, readdirSync, readFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"

/**
 * Sends SIGKILL to a process and to those that it started, as systemd does. Some would go on without it: a worker of nginx, or
 * a connection of PostgreSQL that waits for a lock. Resolves when none is left.
 */
export async function killProcessTree(pid: number) {
  // Stopped first: it must not start another process meanwhile.
  signalIfRunning(pid, "SIGSTOP")
  const pids = [pid, ...descendantsOf(pid)]
  for (const one of pids) signalIfRunning(one, "SIGKILL")
  await untilEnded(pids)
}

export async function untilEnded(pids: readonly number[]) {
  for (const deadline = Date.now() + 30_000; pids.some(isRunning); await pause(20))
    if (Date.now() > deadline) throw new Error(`processes do not end: ${pids.filter(isRunning).join(" ")}`)
}

export function signalIfRunning(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself.
  }
}

/** Empty on a system without /proc. */
export function descendantsOf(pid: number): number[] {
  if (!existsSync("/proc")) return []
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

function parentOf(pid: string) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])
  } catch {
    return null
  }
}

/** A process that ended and was not collected yet has no command. */
const isRunning = (pid: number) => commandOf(pid) !== ""

export function commandOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
  } catch {
    return ""
  }
}
