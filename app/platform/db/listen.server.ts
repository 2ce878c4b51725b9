import { Client } from "pg"
import type { Log } from "../process/log.server.ts"

/** `away`: something may have been missed from here on; `back`: whoever listens reads again what it shows. */
export type ListenEvent = { kind: "message"; payload: string } | { kind: "away" } | { kind: "back" }
type Subscriber = (event: ListenEvent) => void

type Options = { url: string; name: string; channel: string; log: Log }

const firstRetryMs = 250
const longestRetryMs = 10_000
const askEveryMs = 20_000
const answerWithinMs = 5000

/**
 * One connection that listens on a channel of the database, for any number of subscribers. A connection that is
 * lost, or answers nothing, is replaced for as long as it takes; subscribers are told when it was away.
 */
export function createListener({ url, name, channel, log }: Options) {
  const subscribers = new Set<Subscriber>()
  const closers = new Set<() => void>()
  let client: Client | undefined
  let isClosed = false
  let isListening = false
  let retryMs = firstRetryMs
  let timer: NodeJS.Timeout | undefined
  let pulse: NodeJS.Timeout | undefined

  const notify = (event: ListenEvent) => {
    for (const subscriber of subscribers) {
      try {
        subscriber(event)
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
    if (isListening) {
      log.warn({ err: error, channel }, "listening connection lost")
      isListening = false
      notify({ kind: "away" })
    }
    timer = setTimeout(connect, retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  const open = async (next: Client) => {
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    if (next !== client) return
    isListening = true
    retryMs = firstRetryMs
    log.info({ channel }, "listening")
    notify({ kind: "back" })
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
    next.on("notification", ({ payload }) => notify({ kind: "message", payload: payload ?? "" }))
    next.on("error", (error) => lose(next, error))
    next.on("end", () => lose(next))
    open(next).catch((error: unknown) => lose(next, error))
  }
  connect()

  return {
    /** Sends `away` at once when the connection is lost. Returns the function that ends the subscription. */
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber)
      if (!isListening) subscriber({ kind: "away" })
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
    isListening: () => isListening,
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
