import { spawn } from "node:child_process"
import path from "node:path"

const root = path.join(import.meta.dirname, "../..")

/** Runs an npm script as a terminal does: in its own process group, with Ctrl-C sent to the whole group. */
export function runScript(script: string, env: Record<string, string>) {
  const child = spawn("npm", ["run", "--silent", script], {
    cwd: root,
    detached: true,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on("data", collect)
  child.stderr.on("data", collect)
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const ctrlC = () => {
    if (!hasEnded()) process.kill(-(child.pid ?? 0), "SIGINT")
    return exit
  }
  return { output: () => output, exit, hasEnded, ctrlC }
}
