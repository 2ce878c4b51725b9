import { useRef, useState } from "react"
import { Emblem, type EmblemMark } from "./emblem.tsx"
import style from "./frieze.module.css"
import { ArrowIcon, PauseIcon, PlayIcon } from "./icon.tsx"
import { useSteadyPace } from "./use-steady-pace.ts"

export type FriezeCard = EmblemMark & { id: string; title: string; href?: string; hint?: string }

type Props = {
  label: string
  /** What the button says while the cards move, and while they stand. */
  pause: string
  resume: string
  cards: readonly FriezeCard[]
}

/** Cards that pass by at a steady pace. Stops under the pointer, at the keyboard, and when told to. */
export function Frieze({ label, pause, resume, cards }: Props) {
  const [isPaused, setIsPaused] = useState(false)
  const rail = useRef<HTMLDivElement>(null)
  useSteadyPace(rail)
  return (
    <section aria-label={label} className={style.frieze}>
      <div ref={rail} className={style.rail} data-paused={isPaused || undefined}>
        <ul>
          {cards.map((card) => (
            <Card key={card.id} card={card} isCopy={false} />
          ))}
        </ul>
        <ul aria-hidden="true">
          {cards.map((card) => (
            <Card key={card.id} card={card} isCopy />
          ))}
        </ul>
      </div>
      <button type="button" className={style.pause} onClick={() => setIsPaused(!isPaused)}>
        {isPaused ? <PlayIcon /> : <PauseIcon />}
        {isPaused ? resume : pause}
      </button>
    </section>
  )
}

function Card({ card, isCopy }: { card: FriezeCard; isCopy: boolean }) {
  if (!card.href)
    return (
      <li className={style.card}>
        <Emblem {...card} />
        <strong>{card.title}</strong>
      </li>
    )
  return (
    <li className={style.card}>
      <a href={card.href} tabIndex={isCopy ? -1 : undefined}>
        <Emblem {...card} />
        <strong>{card.title}</strong>
        {card.hint && (
          <span className={style.hint}>
            {card.hint} <ArrowIcon />
          </span>
        )}
      </a>
    </li>
  )
}
