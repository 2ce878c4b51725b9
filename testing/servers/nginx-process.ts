import { spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { connect } from "node:net"
import { killProcessTree } from "../../db/process-tree.ts"
import { eventually } from "../eventually.ts"

type Options = { config: string; errorLog: string; port: number; env: Record<string, string> }

/** Starts nginx and resolves when it accepts connections on the port. */
export async function startNginxProcess({ config, errorLog, port, env }: Options) {
  const child = spawn("nginx", ["-c", config, "-e", errorLog], {
    stdio: "ignore",
    env: { ...process.env, ...env },
  })
  const terminate = () => child.kill("SIGTERM")
  // A program that fails before stop() must not leave a server running.
  process.once("exit", terminate)
  let fault = ""
  child.once("error", (error: NodeJS.ErrnoException) => {
    fault = error.code === "ENOENT" ? "it is not installed (Debian: apt install nginx-light)" : error.message
  })
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      fault = (existsSync(errorLog) && readFileSync(errorLog, "utf8")) || "it ended without a message"
      process.off("exit", terminate)
      resolve()
    })
  })
  await eventually(() => {
    if (fault) throw new Error(`nginx did not start: ${fault}`)
    return acceptsConnections(port)
  })
  const pid = child.pid ?? 0
  const stop = async () => {
    child.kill("SIGQUIT")
    // A client may keep a connection open for a long time.
    const timer = setTimeout(terminate, 5000)
    await ended
    clearTimeout(timer)
  }
  const kill = async () => {
    if (child.exitCode === null) await killProcessTree(pid)
    await ended
  }
  return { pid, ended, reload: () => child.kill("SIGHUP"), stop, kill }
}

function acceptsConnections(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true))
    socket.once("error", () => resolve(false))
    socket.once("connect", () => socket.destroy())
  })
}
