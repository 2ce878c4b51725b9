import type { Log } from "./log.server.ts"

type Options = { log: Log; drain: () => Promise<void>; withinMs: number }

/**
 * Drains and ends the process at the first signal. Work that takes longer than `withinMs` is aborted. A closed IPC channel
 * counts as a signal, so that no process outlives its parent.
 */
export function onShutdown({ log, drain, withinMs }: Options) {
  let isEnding = false
  const end = (reason: string) => {
    if (isEnding) return
    isEnding = true
    log.info({ reason }, "draining")
    setTimeout(() => process.exit(1), withinMs).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "drain failed")
        process.exit(1)
      },
    )
  }
  process.on("SIGTERM", () => end("SIGTERM"))
  process.on("SIGINT", () => end("SIGINT"))
  if (process.connected) process.on("disconnect", () => end("parent process ended"))
}
