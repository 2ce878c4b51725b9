import { useEffect, useRef } from "react"
import { useNavigate } from "react-router"
import { Button } from "../ui/button.tsx"
import { classNames } from "../ui/class-names.ts"
import { PauseIcon } from "../ui/icon.tsx"
import { VisuallyHidden } from "../ui/visually-hidden.tsx"
import style from "./back-countdown.module.css"
import type { success } from "./content/success.ts"
import { useCountdown } from "./use-countdown.ts"

type Words = typeof success.countdown

/** Said at the start and once more halfway: every second would drown the page. */
const spokenAt = (seconds: number, left: number) => {
  const half = Math.floor(seconds / 2)
  return left > half ? seconds : half
}

const Ticks = ({ seconds, left }: { seconds: number; left: number }) => (
  <span className={style.ticks} aria-hidden="true">
    {Array.from({ length: seconds }, (_, at) => (
      <i key={at} className={classNames(at < seconds - left && style.gone)} />
    ))}
  </span>
)

/** D16: back to the first page after a while, in plain sight, unless told to stay. Needs script; without it, nothing. */
export const BackCountdown = ({ words, to }: { words: Words; to: string }) => {
  const { seconds, before, unit, stop: stopLabel, stopped } = words
  const { left, isStopped, stop } = useCountdown(seconds)
  const navigate = useNavigate()
  const answer = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Replaced, or the way back would lead here and be sent on again.
    if (left === 0) void navigate(to, { replace: true })
  }, [left, navigate, to])
  useEffect(() => {
    if (isStopped) answer.current?.focus({ preventScroll: true })
  }, [isStopped])
  const sentence = (count: number) => `${before} ${count} ${count === 1 ? unit.one : unit.other}.`
  return (
    <div className={classNames(style.bar, left !== null && style.open)} data-ground="petroleo">
      {isStopped && (
        <p ref={answer} tabIndex={-1} className={style.answer}>
          {stopped}
        </p>
      )}
      {left !== null && !isStopped && (
        <>
          <p role="timer">
            {before} <b>{left}</b> {left === 1 ? unit.one : unit.other}.
          </p>
          <Ticks seconds={seconds} left={left} />
          <Button look="line" onClick={stop}>
            <PauseIcon />
            {stopLabel}
          </Button>
        </>
      )}
      <VisuallyHidden>
        <output>{left !== null && !isStopped && sentence(spokenAt(seconds, left))}</output>
      </VisuallyHidden>
    </div>
  )
}
