import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"

const root = path.join(import.meta.dirname, "../..")
const longestMs = 90_000

type Outcome = { status: number; output: string }

/** Runs the commands of a unit of deploy/systemd as systemd does: ExecStart, then ExecStopPost, which learns how the first ended. */
export async function runUnit(name: string, env: Record<string, string>): Promise<Outcome> {
  const unit = readFileSync(path.join(root, "deploy/systemd", name), "utf8")
  const command = (key: string) => {
    const line = new RegExp(`^${key}=\\+?/opt/webplan/current/(.+)$`, "m").exec(unit)?.[1]
    return line?.split(" ") ?? ["no program"]
  }
  const outcome = await runProgram(command("ExecStart"), env)
  const result = { SERVICE_RESULT: outcome.status === 0 ? "success" : "exit-code" }
  const after = await runProgram(command("ExecStopPost"), { ...env, ...result })
  if (after.status !== 0) throw new Error(`${name}: ${after.output}`)
  return outcome
}

/** A program of this repository. Without a status, such as after the time limit, it is -1. */
export function runProgram([program = "", ...args]: readonly string[], env: Record<string, string>) {
  return new Promise<Outcome>((resolve) => {
    execFile(
      path.join(root, program),
      args,
      { cwd: root, env, timeout: longestMs },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code ?? -1) : 0, output: stdout + stderr }),
    )
  })
}
