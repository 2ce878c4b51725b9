import { useId } from "react"
import { Wall } from "../../ui/tiles/wall.tsx"
import { brazilWall, places } from "./brazil-wall.ts"
import type { CarrierSection } from "./carrier-page.ts"
import { SectionHead } from "./section-head.tsx"
import style from "./states-grid.module.css"

type Props = { section: Extract<CarrierSection, { kind: "states" }> }

/** The states a carrier serves, as a list and on a map of tiles. */
export function StatesGrid({ section: { title, intro, states } }: Props) {
  const id = useId()
  const codes = states.map(({ code }) => code)
  return (
    <section className={style.states} aria-labelledby={id}>
      <SectionHead id={id} title={title} intro={intro} />
      <ul>
        {states.map(({ code, name }) => (
          <li key={code} data-part="state">
            <b>{code}</b> {name}
          </li>
        ))}
      </ul>
      <Wall rows={brazilWall(codes)} className={style.map}>
        {places
          .filter(({ code }) => codes.includes(code))
          .map(({ code, x, y }) => (
            <text key={code} x={x + 0.5} y={y + 0.67}>
              {code}
            </text>
          ))}
      </Wall>
    </section>
  )
}
