import { type Logger, pino, stdTimeFunctions } from "pino"
import { isOutage } from "../db/outage.ts"
import { createScrub } from "../text/personal-data.ts"

export type Log = Logger

type Options = {
  level: string
  /** The name of the process, written into every line. */
  process: string
  pretty: boolean
  /** See createScrub. */
  personalKeys: readonly string[]
  destination?: { write: (line: string) => void }
  /** Called for every outage, even when its line is left out. */
  onOutage?: () => void
}

/** Writes one line of JSON per event. An outage may cause many errors a second: each kind is logged at most once in ten seconds. */
export function createLog({ level, pretty, personalKeys, destination, onOutage, ...options }: Options): Log {
  const scrub = createScrub(personalKeys)
  const countLeftOut = createRateLimit(10_000)
  return pino(
    {
      level,
      base: { process: options.process, pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      messageKey: "event",
      serializers: { err: (error: unknown) => scrub(error) },
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => scrub(fields) as Record<string, unknown>,
      },
      hooks: {
        logMethod: function (args, write) {
          const [fields, event] = args as [unknown, unknown]
          if (!isAboutOutage(fields)) return write.apply(this, args)
          onOutage?.()
          const leftOut = countLeftOut(String(event))
          if (leftOut === null) return undefined
          return write.apply(this, [{ ...fields, ...(leftOut > 0 ? { leftOut } : {}) }, String(event)])
        },
      },
      ...(pretty && !destination
        ? {
            transport: {
              target: "pino-pretty",
              options: { messageKey: "event", ignore: "pid,hostname,process", singleLine: true },
            },
          }
        : {}),
    },
    ...(destination ? [destination] : []),
  )
}

function isAboutOutage(fields: unknown): fields is { err: unknown } {
  if (typeof fields !== "object" || fields === null || !("err" in fields)) return false
  for (let error = fields.err; error instanceof Error; error = error.cause) if (isOutage(error)) return true
  return false
}

/** Returns how many of this kind were left out since the last logged one, or null when this one is left out too. */
function createRateLimit(everyMs: number) {
  const kinds = new Map<string, { at: number; leftOut: number }>()
  return (kind: string) => {
    const now = performance.now()
    const last = kinds.get(kind)
    if (last && now - last.at < everyMs) {
      last.leftOut++
      return null
    }
    kinds.set(kind, { at: now, leftOut: 0 })
    return last?.leftOut ?? 0
  }
}
