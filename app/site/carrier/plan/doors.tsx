import { classNames } from "../../../ui/class-names.ts"
import { wall } from "../../../ui/tiles/tile-code.ts"
import { Wall } from "../../../ui/tiles/wall.tsx"
import { ProseText } from "../../prose/prose-text.tsx"
import style from "./doors.module.css"
import { PlanAction, PlanFlag, type PlanListProps, PlanTerms } from "./parts.tsx"

const defaultArt = [wall("c2zce"), wall("c2zts!"), wall("c2zpe")] as const

/** Plans drawn as doors; the highlighted one is the widest. */
export function PlanDoors({ cards, art = defaultArt, onChooseSubject }: PlanListProps) {
  return (
    <ul className={style.doors}>
      {cards.map((card, index) => {
        const isHighlighted = card.highlight !== null
        return (
          <li
            key={card.title}
            data-part="plan"
            className={classNames(style.door, isHighlighted && style.best)}
          >
            <Wall rows={art[index % art.length] ?? defaultArt[0]} hasGrout={false} className={style.art} />
            <div>
              <PlanFlag of={card} />
              <h3>{card.title}</h3>
              <p className={style.text}>
                <ProseText text={card.text} />
              </p>
              <PlanTerms of={card} />
              <PlanAction of={card} look={isHighlighted ? "act" : "go"} onChooseSubject={onChooseSubject} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
