import { type ReactNode, useRef, useState } from "react"
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
  /** Makes the link of a card; a copy is not for the keyboard. */
  link: (props: { href: string; tabIndex: -1 | undefined; children: ReactNode }) => ReactNode
}

/** Cards that pass by at a steady pace. Stops under the pointer, at the keyboard, and when told to. */
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
