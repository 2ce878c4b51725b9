import { classNames } from "../../../ui/class-names.ts"
import { Tile } from "../../../ui/tiles/wall.tsx"
import { ProseText } from "../../prose/prose-text.tsx"
import style from "./doors.module.css"
import { PlanAction, PlanFlag, type PlanListProps, PlanTerms } from "./parts.tsx"

const usualArt = ["c2zce", "c2zts!", "c2zpe"]

/** Doors standing on one ground, the widest the one most go through. */
export function PlanDoors({ cards, art = usualArt, onAsk }: PlanListProps) {
  return (
    <ul className={style.doors}>
      {cards.map((card, index) => {
        const isBest = card.highlight !== null
        return (
          <li key={card.title} data-part="plan" className={classNames(style.door, isBest && style.best)}>
            <Tile of={art[index % art.length] ?? ""} className={style.art} />
            <div>
              <PlanFlag of={card} />
              <h3>{card.title}</h3>
              <p className={style.text}>
                <ProseText text={card.text} />
              </p>
              <PlanTerms of={card} />
              <PlanAction of={card} look={isBest ? "act" : "go"} onAsk={onAsk} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
