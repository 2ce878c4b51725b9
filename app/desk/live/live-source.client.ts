import { type LiveEvent, readLiveEvent } from "./live-event.ts"

const firstRetryMs = 2000
const longestRetryMs = 16_000

type Handlers = {
  onEvent: (event: LiveEvent) => void
  onOpen?: () => void
  /** The connection is lost, perhaps for a moment only. */
  onLost?: () => void
  /** The session has ended, or the person's role may no longer read leads. Nothing follows. */
  onEnded: () => void
}

/**
 * Receives the events of the live address and reconnects after a lost connection. An EventSource does not show why it was
 * refused, so a plain request asks first. Returns the function that closes the connection.
 */
export function openLiveSource(address: string, { onEvent, onOpen, onLost, onEnded }: Handlers) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let isClosed = false

  const connect = () => {
    const opened = new EventSource(address)
    source = opened
    opened.addEventListener("open", () => {
      retryMs = firstRetryMs
      onOpen?.()
    })
    opened.addEventListener("message", ({ data }: MessageEvent<string>) => onEvent(readLiveEvent(data)))
    opened.addEventListener("error", () => {
      opened.close()
      onLost?.()
      retryLater()
    })
  }
  const retryLater = () => {
    timer = setTimeout(() => void retry(), retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }
  const retry = async () => {
    const answer = await answerOf(address)
    if (isClosed) return
    if (answer === "refusal") onEnded()
    else if (answer === "stream") connect()
    else retryLater()
  }
  connect()
  return () => {
    isClosed = true
    clearTimeout(timer)
    source?.close()
  }
}

/** Without a session the answer is a redirect to the sign-in. */
async function answerOf(address: string) {
  try {
    const response = await fetch(address, { redirect: "manual" })
    void response.body?.cancel()
    if (response.type === "opaqueredirect" || response.status === 403) return "refusal"
    return response.ok ? "stream" : "fault"
  } catch {
    return "fault"
  }
}
