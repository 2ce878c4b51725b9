import { useEffect } from "react"
import { Button, ButtonLink } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { PauseIcon } from "../../ui/tiles/icon.tsx"
import type { success } from "../content/success.ts"
import style from "./back-countdown.module.css"

type Texts = typeof success.countdown

/**
 * D16: returns to the home page after a visible countdown, unless the visitor stops it. This component renders the
 * markup; countdown.client.ts, which loads without other scripts, changes it. Without script the browser returns by
 * itself, and a link to the same page without the redirect stops it.
 */
export function BackCountdown({ texts, to, stayHref }: { texts: Texts; to: string; stayHref: string }) {
  const { seconds, before, unit, stop, stopped, withoutScript } = texts
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
      <noscript>
        <meta httpEquiv="refresh" content={`${seconds};url=${to}`} />
        <p>{withoutScript}</p>
        <ButtonLink look="line" href={stayHref}>
          <PauseIcon />
          {stop}
        </ButtonLink>
      </noscript>
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
