import { type Logger, pino, stdTimeFunctions } from "pino"
import { isOutage } from "../db/outage.ts"
import { createScrub } from "../text/personal-data.ts"

export type Log = Logger

type Options = {
  level: string
  door: string
  pretty: boolean
  /** See createScrub. */
  personalKeys: readonly string[]
  destination?: { write: (line: string) => void }
  /** Called for every outage, also for those that are not written. */
  onOutage?: () => void
}

/** One line of JSON per event. An outage repeats itself many times a second: each kind is written at most once in ten seconds. */
export function createLog({ level, door, pretty, personalKeys, destination, onOutage }: Options): Log {
  const scrub = createScrub(personalKeys)
  const countLeftOut = createRateLimit(10_000)
  return pino(
    {
      level,
      base: { door, pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      messageKey: "event",
      serializers: { err: (error: unknown) => scrub(error) },
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => scrub(fields) as Record<string, unknown>,
      },
      hooks: {
        logMethod: function (given, write) {
          const [fields, event] = given as [unknown, unknown]
          if (!isAboutOutage(fields)) return write.apply(this, given)
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
              options: { messageKey: "event", ignore: "pid,hostname,door", singleLine: true },
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

/** How many of this kind were left out since the last that was let through; null when this one is left out, too. */
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
