import { createHash } from "node:crypto"
import { mkdirSync, realpathSync, rmSync } from "node:fs"
import { connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"

/** What runs in a checkout, as shown to a second start. */
export type RunningStack = { command: string; url: string; pid: number }

type Claim = { isClaimed: true; release: () => void } | { isClaimed: false; by: RunningStack }

/**
 * One stack per data folder. The first one listens on a socket and answers who it is; a socket that nobody answers was left
 * behind by a killed program. A copied folder has another path and so another socket.
 */
export async function claimCheckout(dataDir: string, stack: RunningStack): Promise<Claim> {
  mkdirSync(dataDir, { recursive: true })
  const socket = socketOf(dataDir)
  for (let attempt = 0; attempt < 5; attempt++) {
    const release = await listen(socket, stack)
    const answering = await ask(socket)
    // Another start may have removed our socket, taking it for one that was left behind.
    if (release && answering?.pid === stack.pid) return { isClaimed: true, release }
    release?.()
    if (answering) return { isClaimed: false, by: answering }
    rmSync(socket, { force: true })
  }
  throw new Error(`${socket} cannot be used. Remove it and start again.`)
}

/** In the folder for temporary files: a socket's path may have about 100 letters. */
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

function ask(socket: string) {
  return new Promise<RunningStack | null>((resolve) => {
    let answer = ""
    connect(socket)
      .setTimeout(5000, () => resolve(null))
      .on("error", () => resolve(null))
      .on("data", (chunk) => {
        answer += chunk.toString()
      })
      .on("end", () => resolve(JSON.parse(answer) as RunningStack))
  })
}
