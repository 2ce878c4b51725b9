import { wall } from "../../../ui/tiles/tile-code.ts"
import { Wall } from "../../../ui/tiles/wall.tsx"
import { ProseText } from "../../prose/prose-text.tsx"
import style from "./pair.module.css"
import { PlanAction, PlanFlag, type PlanListProps, PlanTerms } from "./parts.tsx"

const defaultArt = [wall("c0zcs c0zts"), wall("t2zw t3zw")] as const

/** Two plans side by side; the highlighted one is wider. */
export function PlanPair({ cards, art = defaultArt, ground = "verde", onChooseSubject }: PlanListProps) {
  return (
    <ul className={style.pair}>
      {cards.map((card, index) => {
        const isHighlighted = card.highlight !== null
        return (
          <li
            key={card.title}
            data-part="plan"
            data-ground={isHighlighted ? ground : undefined}
            className={style.plan}
          >
            <Wall rows={art[index % art.length] ?? defaultArt[0]} hasGrout={false} className={style.art} />
            <PlanFlag of={card} />
            <h3>{card.title}</h3>
            <p className={style.text}>
              <ProseText text={card.text} />
            </p>
            <PlanTerms of={card} />
            <PlanAction
              of={card}
              look={isHighlighted ? "inverse" : "quiet"}
              onChooseSubject={onChooseSubject}
            />
          </li>
        )
      })}
    </ul>
  )
}
