import { pause } from "../../tools/measure/run-experiments.ts"

const betweenMs = 250

/** A signed-in person who reads the queue again and again and keeps the live list open, as a browser does. */
export function watchDesk(origin: string, cookie: string) {
  const stopping = new AbortController()
  /** When the queue was answered, and when the live list named a lead. */
  const pagesAt: number[] = []
  const eventsAt: number[] = []
  const get = (path: string, withinMs: number) =>
    fetch(origin + path, {
      redirect: "manual",
      headers: { cookie },
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(withinMs)]),
    })

  const readQueue = async () => {
    while (!stopping.signal.aborted) {
      try {
        const response = await get("/painel/leads", 15_000)
        await response.arrayBuffer()
        if (response.status === 200) pagesAt.push(Date.now())
      } catch {
        // No answer: tried again.
      }
      await pause(betweenMs)
    }
  }
  const followList = async () => {
    while (!stopping.signal.aborted) {
      try {
        const response = await get("/painel/leads/ao-vivo", 3_600_000)
        let text = ""
        for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += chunk
          if (!text.includes(`"lead":`)) continue
          eventsAt.push(Date.now())
          text = ""
        }
      } catch {
        // The stream was cut: a browser opens it again.
      }
      await pause(1000)
    }
  }
  const finished = Promise.all([readQueue(), followList()])
  return {
    pagesAt,
    eventsAt,
    /** True when the live list names a lead within a minute. */
    receivesEvents: async () => {
      const since = Date.now()
      for (const deadline = since + 60_000; Date.now() < deadline; await pause(100))
        if ((eventsAt.at(-1) ?? 0) > since) return true
      return false
    },
    stop: async () => {
      stopping.abort()
      await finished
    },
  }
}
