import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { readLiveEvent } from "./live-event.ts"

const clockTickMs = 60_000
const lostTickMs = 30_000
/** Several changes at once are one look. */
const gatherMs = 400
/** A connection that comes back within this was only renewed. */
const renewalMs = 8000

type Arrivals = { count: number; words: string | null }
const none: Arrivals = { count: 0, words: null }

/**
 * Keeps the queue as it is now. Something new waits until the reader asks for it; what changes in lines already
 * shown is read quietly. Without a live connection the page is read every half minute and says so.
 */
export function useLiveQueue(address: string) {
  const { revalidate } = useRevalidator()
  const [arrivals, setArrivals] = useState(none)
  const [lostSince, setLostSince] = useState<Date | null>(null)
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const source = new EventSource(address)
    const lookSoon = () => {
      clearTimeout(gathering.current)
      gathering.current = setTimeout(() => void revalidate(), gatherMs)
    }
    let renewing: ReturnType<typeof setTimeout> | undefined
    source.addEventListener("open", () => {
      // Whatever was said meanwhile was not heard.
      if (renewing) lookSoon()
      clearTimeout(renewing)
      renewing = undefined
      setLostSince(null)
    })
    source.addEventListener("error", () => {
      const since = new Date()
      renewing ??= setTimeout(() => setLostSince(since), renewalMs)
    })
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const event = readLiveEvent(data)
      if (event.kind !== "new") lookSoon()
      else setArrivals(({ count }) => ({ count: count + 1, words: event.words ?? null }))
    })
    return () => {
      clearTimeout(gathering.current)
      clearTimeout(renewing)
      source.close()
    }
  }, [address, revalidate])

  // Clocks go on although nothing happens.
  useEffect(() => {
    const tick = setInterval(
      () => {
        if (document.visibilityState === "visible") void revalidate()
      },
      lostSince ? lostTickMs : clockTickMs,
    )
    return () => clearInterval(tick)
  }, [lostSince, revalidate])

  const show = () => {
    setArrivals(none)
    void revalidate()
  }
  return { arrivals, lostSince, show }
}
