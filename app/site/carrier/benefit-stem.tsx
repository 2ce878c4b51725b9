import { useId } from "react"
import { wall } from "../../ui/tiles/tile-code.ts"
import { Wall } from "../../ui/tiles/wall.tsx"
import { ProseText } from "../prose/prose-text.tsx"
import style from "./benefit-stem.module.css"
import type { CarrierSection } from "./carrier-page.ts"

type Props = { section: Extract<CarrierSection, { arrangement: "stem" }> }

const defaultLeaves = [
  wall("f1zt"),
  wall("f0zc"),
  wall("f1zt"),
  wall("f0zb"),
  wall("f1zt"),
  wall("f0zc"),
] as const

/** Benefits on a stem of leaves. */
export function BenefitStem({ section: { title, intro, cards, leaves = defaultLeaves } }: Props) {
  const id = useId()
  return (
    <section className={style.stem} aria-labelledby={id}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <ul>
        {cards.map((card, index) => (
          <li key={card.title} data-part="benefit">
            <Wall
              rows={leaves[index % leaves.length] ?? defaultLeaves[0]}
              hasGrout={false}
              className={style.leaf}
            />
            <div>
              <h3>{card.title}</h3>
              <p>
                <ProseText text={card.text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
