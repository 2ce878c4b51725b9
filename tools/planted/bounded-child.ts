import { spawn } from "node:child_process"
import path from "node:path"
import { descendantsOf } from "../../db/process-tree.ts"

export type ChildEnd = { status: number | null; isOverTime: boolean; output: string }

type Options = { cwd: string; longestMs: number; tmp: string }

const running = new Set<number>()

/** Runs a program of the copy; at its time limit the program and all its descendants are killed. */
export function runBounded([program = "", ...args]: readonly string[], options: Options) {
  const { cwd, longestMs, tmp } = options
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PATH: `${path.join(cwd, "node_modules/.bin")}:${process.env["PATH"]}`,
      TMPDIR: tmp,
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      VITEST: undefined,
      NODE_ENV: undefined,
    },
  })
  const { pid } = child
  if (pid !== undefined) running.add(pid)
  let output = ""
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000)
  }
  child.stdout.on("data", collect)
  child.stderr.on("data", collect)
  return new Promise<ChildEnd>((resolve) => {
    let isOverTime = false
    const timer = setTimeout(() => {
      isOverTime = true
      if (pid !== undefined) killTree(pid)
    }, longestMs)
    const end = (status: number | null) => {
      clearTimeout(timer)
      if (pid !== undefined) {
        running.delete(pid)
        // What the program started may outlive it and hold its output open.
        kill(-pid)
      }
      child.stdout.destroy()
      child.stderr.destroy()
      resolve({ status, isOverTime, output })
    }
    child.once("exit", (status) => setTimeout(() => end(status), 100))
    child.once("error", (error) => {
      output += error.message
      end(null)
    })
  })
}

export function killAllRunning() {
  for (const pid of running) killTree(pid)
}

/** A database server has a process group of its own, so the group of the program is not enough. */
function killTree(root: number) {
  for (const pid of [root, ...descendantsOf(root)]) kill(pid)
}

/** A negative number is a process group. */
function kill(pid: number) {
  try {
    process.kill(pid, "SIGKILL")
  } catch {
    // It has ended by itself.
  }
}
