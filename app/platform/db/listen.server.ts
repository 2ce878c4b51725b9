import { Client } from "pg"
import type { Log } from "../process/log.server.ts"
import { keepAlive } from "./db.server.ts"

/** `away`: notifications may be missed from now on. `back`: subscribers should read their data again. */
export type ListenEvent = { kind: "message"; payload: string } | { kind: "away" } | { kind: "back" }
type Subscriber = (event: ListenEvent) => void

type Options = { url: string; name: string; channel: string; log: Log }

const firstRetryMs = 250
const longestRetryMs = 2000
const pingEveryMs = 20_000
const queryTimeoutMs = 5000

/**
 * One connection that listens on a channel of the database for any number of subscribers. A connection that is lost or
 * does not answer is replaced, with retries until it works. Subscribers are notified when it was lost.
 */
export function createListener({ url, name, channel, log }: Options) {
  const subscribers = new Set<Subscriber>()
  const closers = new Set<() => void>()
  let client: Client | undefined
  let isClosed = false
  let isListening = false
  let retryMs = firstRetryMs
  let timer: NodeJS.Timeout | undefined
  let ping: NodeJS.Timeout | undefined

  const notify = (event: ListenEvent) => {
    for (const subscriber of subscribers) {
      try {
        subscriber(event)
      } catch (error) {
        log.error({ err: error }, "listen subscriber failed")
      }
    }
  }

  const reconnect = (lost: Client, error?: unknown) => {
    if (lost !== client) return
    client = undefined
    clearInterval(ping)
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
    // A cut network sends no error.
    ping = setInterval(() => {
      next.query("select").catch((error: unknown) => reconnect(next, error))
    }, pingEveryMs)
    ping.unref()
  }

  const connect = () => {
    const next = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 3000,
      query_timeout: queryTimeoutMs,
      ...keepAlive,
    })
    client = next
    next.on("notification", ({ payload }) => notify({ kind: "message", payload: payload ?? "" }))
    next.on("error", (error) => reconnect(next, error))
    next.on("end", () => reconnect(next))
    open(next).catch((error: unknown) => reconnect(next, error))
  }
  connect()

  return {
    /** A new subscriber gets `away` immediately if the connection is lost. Returns the function that ends the subscription. */
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber)
      if (!isListening) subscriber({ kind: "away" })
      return () => {
        subscribers.delete(subscriber)
      }
    },
    /** Ends long responses together with the listener, so that the server can shut down. */
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
      clearInterval(ping)
      subscribers.clear()
      for (const end of closers) end()
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}

export type Listener = ReturnType<typeof createListener>
