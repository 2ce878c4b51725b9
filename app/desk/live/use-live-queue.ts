import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { openLiveSource } from "./live-source.client.ts"

const clockTickMs = 60_000
const lostTickMs = 30_000
/** Several changes within this time are read together. */
const debounceMs = 400
/** A connection that comes back within this time does not count as lost. */
const reconnectMs = 8000

type Arrivals = { count: number; text: string | null }
const noArrivals: Arrivals = { count: 0, text: null }

/**
 * Keeps the queue up to date. New leads are announced and displayed on request; changes of listed leads are read immediately.
 * Without a live connection the page is read every 30 seconds and shows a warning. After the session ended, the next reading
 * leads to the sign-in.
 */
export function useLiveQueue(address: string) {
  const { revalidate } = useRevalidator()
  const [arrivals, setArrivals] = useState(noArrivals)
  const [lostSince, setLostSince] = useState<Date | null>(null)
  const [isEnded, setIsEnded] = useState(false)
  const revalidateTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const revalidateSoon = () => {
      clearTimeout(revalidateTimer.current)
      revalidateTimer.current = setTimeout(() => void revalidate(), debounceMs)
    }
    let lostTimer: ReturnType<typeof setTimeout> | undefined
    const close = openLiveSource(address, {
      onOpen: () => {
        // Messages sent meanwhile were lost.
        if (lostTimer) revalidateSoon()
        clearTimeout(lostTimer)
        lostTimer = undefined
        setLostSince(null)
      },
      onLost: () => {
        const since = new Date()
        lostTimer ??= setTimeout(() => setLostSince(since), reconnectMs)
      },
      onEvent: (event) => {
        if (event.kind !== "new") revalidateSoon()
        else setArrivals(({ count }) => ({ count: count + 1, text: event.text ?? null }))
      },
      onEnded: () => {
        clearTimeout(lostTimer)
        setLostSince(null)
        setIsEnded(true)
      },
    })
    return () => {
      clearTimeout(revalidateTimer.current)
      clearTimeout(lostTimer)
      close()
    }
  }, [address, revalidate])

  // Deadlines change with time, even without events.
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
    setArrivals(noArrivals)
    void revalidate()
  }
  return { arrivals, lostSince, isEnded, show }
}
