import { useEffect, useState } from "react"

const tickMs = 250

/** Whole seconds still to run, rounded up: the last second is 1, and 0 means it is over. */
export const secondsLeft = (endsAt: number, now: number) => Math.max(0, Math.ceil((endsAt - now) / 1000))

/**
 * Counts down from so many seconds, from the moment the page runs in the browser. `left` is null before
 * that, and stays where it was once stopped.
 */
export const useCountdown = (seconds: number) => {
  const [left, setLeft] = useState<number | null>(null)
  const [isStopped, setIsStopped] = useState(false)
  useEffect(() => {
    if (isStopped) return undefined
    const endsAt = performance.now() + seconds * 1000
    const tick = () => {
      const now = secondsLeft(endsAt, performance.now())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, tickMs)
    tick()
    return () => clearInterval(timer)
  }, [seconds, isStopped])
  return { left, isStopped, stop: () => setIsStopped(true) }
}
