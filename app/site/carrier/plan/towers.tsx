import { classNames } from "../../../ui/class-names.ts"
import { wall } from "../../../ui/tiles/tile-code.ts"
import { Wall } from "../../../ui/tiles/wall.tsx"
import { ProseText } from "../../prose/prose-text.tsx"
import { PlanAction, PlanFlag, type PlanListProps, PlanTerms } from "./parts.tsx"
import style from "./towers.module.css"

const towers = [
  wall(`
    - t2zb t3zb
    f1zt l0a c2acs`),
  wall(`
    - q2zt q3zt
    - c2tws c2tws
    f1zt m0tm m0tm`),
  wall(`
    - - m0zc
    q2zp q3zp l0c
    l0p x0pw m0cw
    c2pws l0p c2cws`),
] as const

type Props = PlanListProps & {
  /** Gives the highlighted plan twice the width on a large screen. */
  isBestWide?: boolean
}

/** Plans drawn as buildings of two, three and four floors. */
export function PlanTowers({ cards, art = towers, ground = "verde", isBestWide, onChooseSubject }: Props) {
  return (
    <ul className={classNames(style.towers, isBestWide && style.doors)}>
      {cards.map((card, index) => {
        const isHighlighted = card.highlight !== null
        return (
          <li
            key={card.title}
            data-part="plan"
            className={classNames(style.tower, isHighlighted && style.best)}
          >
            <Wall rows={art[index % art.length] ?? towers[0]} hasGrout={false} className={style.art} />
            <div className={style.textBlock} data-ground={isHighlighted ? ground : undefined}>
              <PlanFlag of={card} />
              <h3>{card.title}</h3>
              <p className={style.text}>
                <ProseText text={card.text} />
              </p>
              <PlanTerms of={card} />
              <PlanAction
                of={card}
                look={isHighlighted ? "inverse" : "go"}
                onChooseSubject={onChooseSubject}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
