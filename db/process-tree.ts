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
  // 0 would be this process's own group.
  if (pid === 0) throw new Error("a process without a number")
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself.
  }
}

/** Empty on a system without /proc. */
export function descendantsOf(pid: number): number[] {
  if (!existsSync("/proc")) return []
  const children = Map.groupBy(
    readdirSync("/proc").filter((name) => /^\d+$/.test(name)),
    (name) => statusOf(name).parent,
  )
  const found: number[] = []
  for (let level = [String(pid)]; level.length > 0; found.push(...level.map(Number)))
    level = level.flatMap((parent) => children.get(parent) ?? [])
  return found
}

/** False also for a process that ended and was not collected yet: its files are closed. */
export function isRunning(pid: number) {
  return !["", "Z", "X"].includes(statusOf(String(pid)).state)
}

function statusOf(pid: string) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8")
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\w+)`, "m").exec(status)?.[1] ?? ""
    return { state: field("State"), parent: field("PPid") }
  } catch {
    return { state: "", parent: "" }
  }
}

export function commandOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
  } catch {
    return ""
  }
}
