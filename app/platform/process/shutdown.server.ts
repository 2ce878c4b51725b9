import type { Log } from "./log.server.ts"

type Options = { log: Log; drain: () => Promise<void>; withinMs: number }

/**
 * The first signal drains and ends the process; work that does not end in time is cut off. A parent that
 * goes away (the IPC channel closes) counts as a signal, so that nothing is left running.
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
  if (process.connected) process.on("disconnect", () => end("parent gone"))
}
