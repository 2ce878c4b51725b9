import type { Log } from "../process/log.server.ts"

type Options = { everyMs: number; log: Log; name: string; run: () => Promise<void> }

/** Runs something again and again, or at once when woken, never twice at once. What fails is logged and tried at the next turn. */
export function createTicker({ everyMs, log, name, run }: Options) {
  let isStopped = false
  let isRunning = false
  let isWoken = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const shouldRepeat = () => isWoken && !isStopped
  const turn = async () => {
    isRunning = true
    do {
      isWoken = false
      try {
        await run()
      } catch (error) {
        log.error({ err: error, ticker: name }, "turn failed, will be tried again")
        break
      }
    } while (shouldRepeat())
    isRunning = false
    if (!isStopped) timer = setTimeout(start, everyMs)
  }
  const start = () => {
    clearTimeout(timer)
    current = turn()
  }
  start()
  return {
    wake: () => {
      if (isRunning) isWoken = true
      else if (!isStopped) start()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await current
    },
  }
}
