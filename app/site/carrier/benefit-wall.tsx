import { useId } from "react"
import { classNames } from "../../ui/class-names.ts"
import { Wall } from "../../ui/tiles/wall.tsx"
import { ProseText } from "../prose/prose-text.tsx"
import style from "./benefit-wall.module.css"
import type { BenefitCard, BenefitTile, CarrierSection } from "./carrier-page.ts"
import { SectionHead } from "./section-head.tsx"

type Props = { section: Extract<CarrierSection, { kind: "benefits" }> }

const plainTiles: readonly BenefitTile[] = []

/** Benefits as a grid. Only a card with a figure is a coloured tile. */
export function BenefitWall({ section: { title, intro, cards, tiles = plainTiles } }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} intro={intro} />
      <ul className={style.wall}>
        {cards.map((card, index) => (
          <Card key={card.title} card={card} tile={tiles[index] ?? {}} />
        ))}
      </ul>
    </section>
  )
}

/** A large number with a small unit. */
function BigFigure({ of }: { of: string }) {
  const [number, ...unit] = of.split(" ")
  return (
    <span className={style.figure}>
      {number}
      {unit.length > 0 && <small> {unit.join(" ")}</small>}{" "}
    </span>
  )
}

function Card({ card, tile: { ground, art } }: { card: BenefitCard; tile: BenefitTile }) {
  return (
    <li
      data-part="benefit"
      data-ground={ground === "agua" ? undefined : ground}
      className={classNames(style.card, ground === "agua" && style.agua)}
    >
      {art && <Wall rows={art} hasGrout={false} fit="xMaxYMin meet" className={style.art} />}
      <h3>
        {card.figure && <BigFigure of={card.figure} />}
        {card.title}
      </h3>
      <p>
        <ProseText text={card.text} />
      </p>
    </li>
  )
}
