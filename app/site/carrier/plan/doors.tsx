import { classNames } from "../../../ui/class-names.ts"
import { wall } from "../../../ui/tiles/tile-code.ts"
import { Wall } from "../../../ui/tiles/wall.tsx"
import { ProseText } from "../../prose/prose-text.tsx"
import style from "./doors.module.css"
import { PlanAction, PlanFlag, type PlanListProps, PlanTerms } from "./parts.tsx"

const usualArt = [wall("c2zce"), wall("c2zts!"), wall("c2zpe")] as const

/** Doors standing on one ground, the widest the one most go through. */
export function PlanDoors({ cards, art = usualArt, onAsk }: PlanListProps) {
  return (
    <ul className={style.doors}>
      {cards.map((card, index) => {
        const isBest = card.highlight !== null
        return (
          <li key={card.title} data-part="plan" className={classNames(style.door, isBest && style.best)}>
            <Wall rows={art[index % art.length] ?? usualArt[0]} hasGrout={false} className={style.art} />
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
