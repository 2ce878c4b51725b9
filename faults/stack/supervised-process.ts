import { pause } from "../../tools/measure/run-experiments.ts"

type Running = {
  kill: () => Promise<void>
  stop: () => Promise<unknown>
  ended: Promise<unknown>
  output?: () => string
}

export type Part = {
  name: string
  ready: () => Promise<void>
  /** Sends SIGKILL and restarts the process after at least `downMs`. */
  kill: (downMs: number) => Promise<void>
  /** Ends `downMs` now; resolves when the process runs. */
  revive: () => Promise<void>
  /** Stops the process with SIGTERM, as a deploy does; resolves when the next one is ready. */
  restart: () => Promise<void>
  stop: () => Promise<void>
  /** How often the process ended without `stop`. */
  crashes: () => number
  /** What the present process printed. */
  output: () => string
}

const restartDelayMs = 200
const longestStartMs = 60_000

/** Restarts a process whenever it ends, as systemd or Docker does, until `stop` is called. */
export function supervise(name: string, start: () => Promise<Running>): Part {
  let running: Running | undefined
  const stopping = new AbortController()
  let downUntil = 0
  let fault: unknown
  let crashes = 0

  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      try {
        running = await start()
        // `stop` may have been called during this start.
        if (stopping.signal.aborted) await running.stop()
        await running.ended
        if (!stopping.signal.aborted) crashes++
      } catch (error) {
        fault = error
        // Tried again: the database may be down, or the killed PostgreSQL may still hold its shared memory.
      }
      running = undefined
      await pause(restartDelayMs)
      while (Date.now() < downUntil && !stopping.signal.aborted) await pause(20)
    }
  }
  const finished = keepRunning()

  const untilRunning = async (predecessor?: Running) => {
    for (const deadline = Date.now() + longestStartMs; Date.now() < deadline; await pause(20))
      if (running && running !== predecessor) return running
    throw new Error(`${name} did not start within ${longestStartMs} ms`, { cause: fault })
  }
  return {
    name,
    ready: async () => void (await untilRunning()),
    crashes: () => crashes,
    output: () => running?.output?.() ?? "",
    kill: async (downMs) => {
      const victim = await untilRunning()
      downUntil = Date.now() + downMs
      await victim.kill()
    },
    revive: async () => {
      downUntil = 0
      await untilRunning()
    },
    restart: async () => {
      const predecessor = await untilRunning()
      await predecessor.stop()
      await untilRunning(predecessor)
    },
    stop: async () => {
      stopping.abort()
      await running?.stop()
      await finished
    },
  }
}
