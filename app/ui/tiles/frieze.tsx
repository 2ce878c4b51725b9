import { type ReactNode, useRef, useState } from "react"
import { Emblem, type EmblemMark } from "./emblem.tsx"
import style from "./frieze.module.css"
import { ArrowIcon, PauseIcon, PlayIcon } from "./icon.tsx"
import { useSteadyPace } from "./use-steady-pace.ts"

export type FriezeCard = EmblemMark & { id: string; title: string; href?: string; hint?: string }

type Props = {
  label: string
  /** The button's text while the cards move, and while they are paused. */
  pause: string
  resume: string
  cards: readonly FriezeCard[]
  /** Renders the link of a card. The link of a copy cannot take focus. */
  link: (props: { href: string; tabIndex: -1 | undefined; children: ReactNode }) => ReactNode
}

/** Cards that move at a constant speed. They stop under the pointer, on keyboard focus and with the button. */
export function Frieze({ label, pause, resume, cards, link }: Props) {
  const [isPaused, setIsPaused] = useState(false)
  const rail = useRef<HTMLDivElement>(null)
  useSteadyPace(rail)
  return (
    <section aria-label={label} className={style.frieze}>
      <div ref={rail} className={style.rail} data-paused={isPaused || undefined}>
        <ul>
          {cards.map((card) => (
            <Card key={card.id} card={card} isCopy={false} link={link} />
          ))}
        </ul>
        <ul aria-hidden="true">
          {cards.map((card) => (
            <Card key={card.id} card={card} isCopy link={link} />
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

function Card({ card, isCopy, link: CardLink }: { card: FriezeCard; isCopy: boolean; link: Props["link"] }) {
  if (!card.href)
    return (
      <li className={style.card}>
        <Emblem {...card} />
        <strong>{card.title}</strong>
      </li>
    )
  return (
    <li className={style.card}>
      <CardLink href={card.href} tabIndex={isCopy ? -1 : undefined}>
        <Emblem {...card} />
        <strong>{card.title}</strong>
        {card.hint && (
          <span className={style.hint}>
            {card.hint} <ArrowIcon />
          </span>
        )}
      </CardLink>
    </li>
  )
}
