import { setTimeout as pause } from "node:timers/promises"
import type { Db } from "../../platform/db/db.server.ts"
import { createListener } from "../../platform/db/listen.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { type SettingsSnapshot, snapshotOf } from "./settings-snapshot.ts"
import { listVersionsInForce } from "./settings-store.server.ts"

type Options = { db: Db; log: Log; url: string; name: string }

/** The settings of one process: one snapshot in memory, read again after each change. */
export type SettingsReader = ReturnType<typeof createSettingsReader>

const channel = "webplan_settings"
const retryMs = 1000

export function createSettingsReader({ db, log, url, name }: Options) {
  let current: SettingsSnapshot | null = null
  let reading: Promise<void> | null = null
  let isReadAgainNeeded = false

  const read = async () => {
    do {
      isReadAgainNeeded = false
      const next = snapshotOf(await listVersionsInForce(db), {
        earlier: current?.values,
        onUnreadable: (setting) => log.error({ setting }, "stored setting not readable, not used"),
      })
      if (next.version !== current?.version) log.info({ version: next.version }, "settings read")
      current = next
    } while (isReadAgainNeeded)
  }

  /** Reads what is in force from now on. Calls during a read share the next one. */
  const refresh = () => {
    if (reading) isReadAgainNeeded = true
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }

  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  const refreshUntilRead = () => {
    clearTimeout(retry)
    refresh().catch((error: unknown) => {
      if (isClosed) return
      log.warn({ err: error }, "settings not read, earlier values stay")
      retry = setTimeout(refreshUntilRead, retryMs)
    })
  }

  const listener = createListener({ url, name, channel, log })
  // After a lost connection, `back` reads what was missed.
  listener.subscribe(({ kind }) => {
    if (kind !== "away") refreshUntilRead()
  })

  return {
    /** Null until the first read. */
    current: () => current,
    refresh,
    /** For a caller that knows of this change: no older value may be used any more. */
    atLeast: async (version: number) => {
      if (current && current.version < version) await refresh()
    },
    /** For the start of a process: tries until the settings were read, or the process ends. */
    untilRead: async (isEnding: () => boolean) => {
      if (current) return
      while (!isEnding()) {
        try {
          await refresh()
          return
        } catch (error) {
          log.warn({ err: error }, "settings not read")
          await pause(retryMs)
        }
      }
    },
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      await listener.close()
    },
  }
}
