import { Fragment } from "react"
import { Link } from "react-router"
import type { LabelledLink } from "../prose/prose.ts"
import style from "./compare-band.module.css"

type Props = { lead: string; links: readonly LabelledLink[] }

/** A sentence with links to the other carriers. */
export function CompareBand({ lead, links }: Props) {
  return (
    <nav className={style.band} data-ground="verde" aria-label={lead}>
      <p>
        {lead}
        {links.map(({ label, href }, index) => (
          <Fragment key={href}>
            {join(index, links.length)}
            <Link to={href}>{label}</Link>
          </Fragment>
        ))}
        .
      </p>
    </nav>
  )
}

function join(index: number, count: number) {
  if (index === 0) return " "
  return index === count - 1 ? " e " : ", "
}
