import { useEffect } from "react"
import { Button } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { PauseIcon } from "../../ui/tiles/icon.tsx"
import type { success } from "../content/success.ts"
import style from "./back-countdown.module.css"

type Words = typeof success.countdown

/**
 * D16: back to the first page after a while, in plain sight, unless told to stay. Needs script; without it, nothing.
 * What moves here is moved by countdown.client.ts, which needs no other script; this is its stage.
 */
export function BackCountdown({ words, to }: { words: Words; to: string }) {
  const { seconds, before, unit, stop, stopped } = words
  useEffect(() => {
    let isLeft = false
    let end = () => {}
    void import("./countdown.client.ts").then(({ startCountdown }) => {
      if (!isLeft) end = startCountdown()
    })
    return () => {
      isLeft = true
      end()
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
        {Array.from({ length: seconds }, (_, at) => (
          <i key={at} />
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
