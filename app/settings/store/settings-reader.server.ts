import { setTimeout as pause } from "node:timers/promises"
import type { Db } from "../../platform/db/db.server.ts"
import { createListener } from "../../platform/db/listen.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { readOfficeTimes } from "./office-times.server.ts"
import { type SettingsSnapshot, snapshotOf } from "./settings-snapshot.ts"
import { listVersionsInForce, readNewestChange } from "./settings-store.server.ts"

type Options = { db: Db; log: Log; url: string; name: string }

/** The settings and the calendar of one process: one snapshot in memory, read again after each change. */
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
      // First, so that what is read next is at least as new.
      const version = await readNewestChange(db)
      const stored = await listVersionsInForce(db)
      let failure: unknown
      const office = await readOfficeTimes(db).catch((error: unknown) => {
        if (current) throw error
        failure = error
      })
      const next = snapshotOf(stored, {
        // Without the calendar no number of a change is reached: the edge gets no page without hours.
        version: office ? version : 0,
        office: office ?? undefined,
        earlier: current ?? undefined,
        onUnreadable: (setting) => log.error({ setting }, "stored setting not readable, not used"),
      })
      if (next.version !== current?.version) log.info({ version: next.version }, "settings read")
      current = next
      // A new process shows pages and stores leads before it has the calendar, and goes on trying.
      if (failure) throw failure
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
      const hasRead = () => current !== null
      while (!hasRead() && !isEnding()) {
        try {
          await refresh()
        } catch (error) {
          log.warn({ err: error }, "settings not read")
          if (!hasRead()) await pause(retryMs)
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
