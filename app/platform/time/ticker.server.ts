import type { Log } from "../process/log.server.ts"

type Options = { everyMs: number; log: Log; name: string; run: () => Promise<void> }

/** Runs something again and again, never twice at once. What fails is logged and tried at the next turn. */
export function createTicker({ everyMs, log, name, run }: Options) {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> = Promise.resolve()
  const turn = async () => {
    try {
      await run()
    } catch (error) {
      log.error({ err: error, ticker: name }, "turn failed, will be tried again")
    }
    if (!isStopped) timer = setTimeout(start, everyMs)
  }
  const start = () => {
    current = turn()
  }
  start()
  const stop = async () => {
    isStopped = true
    clearTimeout(timer)
    await current
  }
  return { stop }
}
