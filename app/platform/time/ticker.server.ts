import type { Log } from "../process/log.server.ts"

type Options = { everyMs: number; log: Log; name: string; run: () => Promise<void> }

const retryMs = 2000

/**
 * Runs a function at intervals, or immediately when woken, never concurrently. A failure is logged, and the next run
 * follows soon: what woke this one is still to be done.
 */
export function createTicker({ everyMs, log, name, run }: Options) {
  let isStopped = false
  let isRunning = false
  let isWoken = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const shouldRepeat = () => isWoken && !isStopped
  const runOnce = async () => {
    isRunning = true
    let nextMs = everyMs
    do {
      isWoken = false
      try {
        await run()
      } catch (error) {
        log.error({ err: error, ticker: name }, "ticker run failed, will retry")
        nextMs = Math.min(everyMs, retryMs)
        break
      }
    } while (shouldRepeat())
    isRunning = false
    if (!isStopped) timer = setTimeout(start, nextMs)
  }
  const start = () => {
    clearTimeout(timer)
    current = runOnce()
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
