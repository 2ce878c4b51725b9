import { spawn } from "node:child_process"
import path from "node:path"

const root = path.join(import.meta.dirname, "../..")

type Options = { env?: Record<string, string>; cwd?: string }

/** Runs an npm script as a terminal would: a process group of its own, Ctrl-C to the whole group. */
export function runScript(script: string, { env = {}, cwd = root }: Options = {}) {
  const child = spawn("npm", ["run", "--silent", script], {
    cwd,
    detached: true,
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  let errors = ""
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve))
  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), name)
    return exit
  }
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => output + errors,
    errors: () => errors,
    exit,
    ctrlC: () => signal("SIGINT"),
    kill: () => signal("SIGKILL"),
  }
}
