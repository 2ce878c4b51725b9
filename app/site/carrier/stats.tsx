import { useId } from "react"
import { classNames } from "../../ui/class-names.ts"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import type { CarrierSection } from "./carrier-page.ts"
import style from "./stats.module.css"

type Props = { section: Extract<CarrierSection, { kind: "stats" }> }

const tiles = [
  { art: "q1ae q0ae", isDark: false },
  { art: "m0pr", isDark: true },
  { art: "m0sy", isDark: false },
  { art: "a3tm", isDark: true },
] as const

/** A few figures, one per tile; the first tile is two columns wide. */
export function CarrierStats({ section: { title, figures } }: Props) {
  const id = useId()
  if (figures.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{title}</h2>
      </VisuallyHidden>
      <dl className={style.stats}>
        {figures.map(({ value, label }, index) => {
          const tile = tiles[index % tiles.length]
          return (
            <div key={label} data-part="stat" className={classNames(style.stat, tile?.isDark && style.dark)}>
              {tile && <Wall rows={tile.art} hasGrout={false} fit="xMidYMin slice" className={style.art} />}
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
