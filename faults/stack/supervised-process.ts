import { pause } from "../../tools/measure/run-experiments.ts"

type Running = { kill: () => Promise<void>; stop: () => Promise<unknown>; ended: Promise<unknown> }

export type Part = {
  name: string
  ready: () => Promise<void>
  /** kill -9, and down for at least so long before it is started again. */
  kill: (downMs: number) => Promise<void>
  /** Asked to end, as a deploy does; back when its successor is ready. */
  restart: () => Promise<void>
  stop: () => Promise<void>
  /** How often it ended before it was told to. */
  falls: () => number
}

const restartDelayMs = 200
const longestStartMs = 60_000

/** What systemd or Docker would do: a part that falls, however it fell, is started again until it is told to stop. */
export function supervise(name: string, start: () => Promise<Running>): Part {
  let running: Running | undefined
  const stopping = new AbortController()
  let downUntil = 0
  let fault: unknown
  let falls = 0

  const keep = async () => {
    while (!stopping.signal.aborted) {
      try {
        running = await start()
        // The end may have been asked for while this start was under way.
        if (stopping.signal.aborted) await running.stop()
        await running.ended
        if (!stopping.signal.aborted) falls++
      } catch (error) {
        fault = error
        // A door that finds no database, or a server whose dead predecessor still holds its memory: again.
      }
      running = undefined
      await pause(Math.max(restartDelayMs, downUntil - Date.now()))
    }
  }
  const kept = keep()

  const present = async (predecessor?: Running) => {
    for (const deadline = Date.now() + longestStartMs; Date.now() < deadline; await pause(20))
      if (running && running !== predecessor) return running
    throw new Error(`${name} did not come up within ${longestStartMs} ms`, { cause: fault })
  }
  return {
    name,
    ready: async () => void (await present()),
    falls: () => falls,
    kill: async (downMs) => {
      const victim = await present()
      downUntil = Date.now() + downMs
      await victim.kill()
    },
    restart: async () => {
      const predecessor = await present()
      await predecessor.stop()
      await present(predecessor)
    },
    stop: async () => {
      stopping.abort()
      await running?.stop()
      await kept
    },
  }
}
