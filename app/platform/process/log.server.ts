import { type Logger, pino, stdTimeFunctions } from "pino"
import { createScrub } from "../text/personal-data.ts"

export type Log = Logger

type Options = {
  level: string
  door: string
  pretty: boolean
  /** See createScrub. */
  personalKeys: readonly string[]
  destination?: { write: (line: string) => void }
}

export function createLog({ level, door, pretty, personalKeys, destination }: Options): Log {
  const scrub = createScrub(personalKeys)
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
