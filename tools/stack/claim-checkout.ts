import { createHash } from "node:crypto"
import { mkdirSync, realpathSync, rmSync } from "node:fs"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"

/** The stack that runs in a checkout; a second start prints it. */
export type RunningStack = { command: string; url: string; pid: number }

type Claim = { isClaimed: true; release: () => void } | { isClaimed: false; by: RunningStack }

/**
 * Allows one stack per data folder. The first one listens on a socket and returns its description. A socket without a
 * listener belongs to a killed program. A copied folder has another path and so another socket.
 */
export async function claimCheckout(dataDir: string, stack: RunningStack): Promise<Claim> {
  mkdirSync(dataDir, { recursive: true })
  const socket = socketOf(dataDir)
  for (let attempt = 0; attempt < 5; attempt++) {
    const release = await listen(socket, stack)
    const running = await readRunningStack(socket)
    // Another start may have removed our socket as belonging to a killed program.
    if (release && running?.pid === stack.pid) return { isClaimed: true, release }
    release?.()
    if (running) return { isClaimed: false, by: running }
    rmSync(socket, { force: true })
  }
  throw new Error(`${socket} cannot be used. Remove it and start again.`)
}

/** In the folder for temporary files, because the path of a socket is limited to about 100 characters. */
function socketOf(dataDir: string) {
  const name = createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 16)
  return path.join(tmpdir(), `webplan-${name}.sock`)
}

function listen(socket: string, stack: RunningStack) {
  return new Promise<(() => void) | null>((resolve) => {
    const server = createServer((caller) => caller.on("error", () => {}).end(JSON.stringify(stack)))
    server.once("error", () => resolve(null))
    server.listen(socket, () => resolve(() => server.close()))
    server.unref()
  })
}

function readRunningStack(socket: string) {
  return new Promise<RunningStack | null>((resolve) => {
    let text = ""
    connect(socket)
      .setTimeout(5000, () => resolve(null))
      .on("error", () => resolve(null))
      .on("data", (chunk) => {
        text += chunk.toString()
      })
      .on("end", () => resolve(JSON.parse(text) as RunningStack))
  })
}
