import { useId } from "react"
import { Wall } from "../../ui/tiles/wall.tsx"
import { ProseText } from "../prose/prose-text.tsx"
import style from "./benefit-stem.module.css"
import type { CarrierSection } from "./carrier-page.ts"

type Props = { section: Extract<CarrierSection, { arrangement: "stem" }> }

const defaultLeaves = ["f1zt", "f0zc", "f1zt", "f0zb", "f1zt", "f0zc"]

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
            <Wall rows={leaves[index % leaves.length] ?? ""} hasGrout={false} className={style.leaf} />
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
