import { Fragment } from "react"
import { Wall } from "../../ui/tiles/wall.tsx"
import type { Link } from "../prose/prose.ts"
import style from "./compare-band.module.css"

type Props = { lead: string; links: readonly Link[]; skyline?: string | undefined }

/** The way to the other carriers, one sentence on a band; the skyline stands on it. */
export function CompareBand({ lead, links, skyline }: Props) {
  return (
    <>
      {skyline && (
        <div className={style.skyline}>
          <Wall rows={skyline} />
        </div>
      )}
      <nav className={style.band} data-ground="verde" aria-label={lead}>
        <p>
          {lead}
          {links.map(({ label, href }, index) => (
            <Fragment key={href}>
              {join(index, links.length)}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
          .
        </p>
      </nav>
    </>
  )
}

function join(index: number, count: number) {
  if (index === 0) return " "
  return index === count - 1 ? " e " : ", "
}
