import { classNames } from "../../../ui/class-names.ts"
import { wall } from "../../../ui/tiles/tile-code.ts"
import { Wall } from "../../../ui/tiles/wall.tsx"
import { ProseText } from "../../prose/prose-text.tsx"
import style from "./pair.module.css"
import { PlanAction, PlanFlag, type PlanListProps, PlanTerms } from "./parts.tsx"

const usualArt = [wall("c0vcs a2vt a3vt c0vcs f0va"), wall("f1tm c2tws l0w c2wcs q2tw q3tw f1tw")] as const

/** Plans of unequal weight side by side; the one that stands out is the wider. */
export function PlanPair({ cards, art = usualArt, ground = "verde", onAsk }: PlanListProps) {
  return (
    <ul className={style.pair}>
      {cards.map((card, index) => {
        const isBest = card.highlight !== null
        return (
          <li
            key={card.title}
            data-part="plan"
            data-ground={isBest ? ground : undefined}
            className={classNames(style.plan, isBest && style.best)}
          >
            <Wall rows={art[index % art.length] ?? usualArt[0]} hasGrout={isBest} className={style.art} />
            <div className={style.say}>
              <PlanFlag of={card} />
              <h3>{card.title}</h3>
              <p className={style.lead}>
                <ProseText text={card.text} />
              </p>
              <PlanTerms of={card} />
              <PlanAction of={card} look={isBest ? "inverse" : "quiet"} onAsk={onAsk} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
