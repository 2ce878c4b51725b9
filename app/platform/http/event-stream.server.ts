const keepAliveMs = 25_000
/** Bounds what a connection costs whose client disappeared unnoticed. Browsers reconnect by themselves. */
const maxDurationMs = 10 * 60_000

type Read = () => Promise<unknown>
type Stream = {
  /** Sends what `read` returns, as JSON. */
  push: (read: Read) => void
  /** Ends the stream if it is no longer allowed. */
  check: () => void
  end: () => void
}
type Options = {
  signal: AbortSignal
  /** Asked after an event was read and before it is sent. False or an error ends the stream. */
  isAllowed: () => Promise<boolean>
  onError: (error: unknown) => void
  /** Returns the function that releases what the stream uses. */
  start: (stream: Stream) => () => void
}

/**
 * A response of server-sent events that nobody receives without permission: each event waits for a check that began after
 * the event was read. Events keep their order, and events that arrive during a check share the next one.
 */
export function eventStream(options: Options) {
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      end = openStream(controller, options)
    },
    cancel: () => end(),
  })
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no",
      // A connection that stays open would delay the shutdown of the server.
      connection: "close",
    },
  })
}

function openStream(
  controller: ReadableStreamDefaultController<Uint8Array>,
  { signal, isAllowed, onError, start }: Options,
) {
  const encoder = new TextEncoder()
  const waiting: (Read | null)[] = []
  let isOpen = true
  let isSending = false
  let release = () => {}

  const send = (text: string) => {
    if (isOpen) controller.enqueue(encoder.encode(text))
  }
  const end = () => {
    if (!isOpen) return
    isOpen = false
    waiting.length = 0
    clearInterval(keepAlive)
    clearTimeout(limit)
    release()
    try {
      controller.close()
    } catch {
      // The reader closed it first.
    }
  }
  const sendWaiting = async () => {
    while (waiting.length > 0) {
      const lines = await Promise.all(waiting.splice(0).map(lineOf))
      if (!(await isAllowed())) return end()
      for (const line of lines) send(line)
    }
  }
  const add = async (read: Read | null) => {
    if (!isOpen) return
    waiting.push(read)
    if (isSending) return
    isSending = true
    try {
      await sendWaiting()
    } catch (error) {
      if (isOpen) onError(error)
      end()
    }
    isSending = false
  }

  const keepAlive = setInterval(() => void add(null), keepAliveMs)
  const limit = setTimeout(end, maxDurationMs)
  signal.addEventListener("abort", end)
  send("retry: 2000\n\n")
  release = start({ push: (read) => void add(read), check: () => void add(null), end })
  return end
}

/** Without an event, a comment line: it keeps the connection open through proxies. */
async function lineOf(read: Read | null) {
  return read ? `data: ${JSON.stringify(await read())}\n\n` : ": \n\n"
}
