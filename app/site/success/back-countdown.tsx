import { useEffect } from "react"
import { Button } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { PauseIcon } from "../../ui/tiles/icon.tsx"
import type { success } from "../content/success.ts"
import style from "./back-countdown.module.css"

type Texts = typeof success.countdown

/**
 * D16: returns to the home page after a visible countdown, unless the visitor stops it. Without script nothing happens.
 * This component renders the markup; countdown.client.ts, which loads without other scripts, changes it.
 */
export function BackCountdown({ texts, to }: { texts: Texts; to: string }) {
  const { seconds, before, unit, stop, stopped } = texts
  useEffect(() => {
    let isUnmounted = false
    let stopTimer = () => {}
    void import("./countdown.client.ts").then(({ startCountdown }) => {
      if (!isUnmounted) stopTimer = startCountdown()
    })
    return () => {
      isUnmounted = true
      stopTimer()
    }
  }, [])
  return (
    <div
      className={style.bar}
      data-ground="petroleo"
      data-seconds={seconds}
      data-before={before}
      data-one={unit.one}
      data-other={unit.other}
      data-to={to}
    >
      <p data-part="answer" hidden tabIndex={-1} className={style.answer}>
        {stopped}
      </p>
      <p data-part="timer" hidden role="timer">
        {before}{" "}
        <b data-part="left" suppressHydrationWarning>
          {String(seconds)}
        </b>{" "}
        <span data-part="unit" suppressHydrationWarning>
          {unit.other}
        </span>
        .
      </p>
      <span data-part="ticks" hidden className={style.ticks} aria-hidden="true">
        {Array.from({ length: seconds }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <Button data-part="stop" hidden look="line">
        <PauseIcon />
        {stop}
      </Button>
      <VisuallyHidden>
        <output suppressHydrationWarning>{""}</output>
      </VisuallyHidden>
    </div>
  )
}
