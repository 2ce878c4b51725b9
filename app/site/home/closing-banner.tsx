import { Fragment } from "react"
import { Link } from "react-router"
import { Wall } from "../../ui/tiles/wall.tsx"
import { walls } from "../content/walls.ts"
import type { LabelledLink } from "../prose/prose.ts"
import style from "./closing-banner.module.css"

type Props = { lead: string; carriers: readonly LabelledLink[] }

/** A picture and, below it, links to carriers (D6, D66). */
export function ClosingBanner({ lead, carriers }: Props) {
  return (
    <>
      <div className={style.skyline}>
        <Wall rows={walls.skyline} />
      </div>
      <div className={style.closing} data-ground="verde">
        <p>
          {lead}
          {carriers.map(({ label, href }, index) => (
            <Fragment key={href}>
              {separator(index, carriers.length)}
              <Link to={href}>{label}</Link>
            </Fragment>
          ))}
          .
        </p>
      </div>
    </>
  )
}

function separator(index: number, count: number) {
  if (index === 0) return " "
  return index === count - 1 ? " e " : ", "
}
