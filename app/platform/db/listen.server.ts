import { Client } from "pg"
import type { Log } from "../process/log.server.ts"

/** `away`: something may have been missed from here on; `back`: whoever listens reads again what it shows. */
export type Heard = { kind: "message"; payload: string } | { kind: "away" } | { kind: "back" }
type Subscriber = (heard: Heard) => void

type Options = { url: string; name: string; channel: string; log: Log }

const firstRetryMs = 250
const longestRetryMs = 10_000
const askEveryMs = 20_000
const answerWithinMs = 5000

/**
 * One connection that hears what the database tells on a channel, for any number of subscribers. A connection that is
 * lost, or answers nothing, is replaced for as long as it takes; subscribers are told when it was away.
 */
export function createListener({ url, name, channel, log }: Options) {
  const subscribers = new Set<Subscriber>()
  const closers = new Set<() => void>()
  let client: Client | undefined
  let isClosed = false
  let isHearing = false
  let retryMs = firstRetryMs
  let timer: NodeJS.Timeout | undefined
  let pulse: NodeJS.Timeout | undefined

  const tell = (heard: Heard) => {
    for (const subscriber of subscribers) {
      try {
        subscriber(heard)
      } catch (error) {
        log.error({ err: error }, "a subscriber failed")
      }
    }
  }

  const lose = (lost: Client, error?: unknown) => {
    if (lost !== client) return
    client = undefined
    clearInterval(pulse)
    lost.end().catch(() => {})
    if (isClosed) return
    if (isHearing) {
      log.warn({ err: error, channel }, "listening connection lost")
      isHearing = false
      tell({ kind: "away" })
    }
    timer = setTimeout(connect, retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  const open = async (next: Client) => {
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    if (next !== client) return
    isHearing = true
    retryMs = firstRetryMs
    log.info({ channel }, "listening")
    tell({ kind: "back" })
    // A cut network says nothing by itself.
    pulse = setInterval(() => {
      next.query("select").catch((error: unknown) => lose(next, error))
    }, askEveryMs)
    pulse.unref()
  }

  const connect = () => {
    const next = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 3000,
      query_timeout: answerWithinMs,
      keepAlive: true,
    })
    client = next
    next.on("notification", ({ payload }) => tell({ kind: "message", payload: payload ?? "" }))
    next.on("error", (error) => lose(next, error))
    next.on("end", () => lose(next))
    open(next).catch((error: unknown) => lose(next, error))
  }
  connect()

  return {
    /** Tells at once whether it hears. Answers the way out. */
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber)
      if (!isHearing) subscriber({ kind: "away" })
      return () => {
        subscribers.delete(subscriber)
      }
    },
    /** Long answers end with the listener, so that a door can close. */
    onClose: (end: () => void) => {
      closers.add(end)
      return () => {
        closers.delete(end)
      }
    },
    isHearing: () => isHearing,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(pulse)
      subscribers.clear()
      for (const end of closers) end()
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}

export type Listener = ReturnType<typeof createListener>
