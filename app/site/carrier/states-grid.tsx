import { useId } from "react"
import { Wall } from "../../ui/tiles/wall.tsx"
import { stateNames } from "../content/carriers/states.ts"
import { brazilWall, places } from "./brazil-wall.ts"
import type { CarrierSection } from "./carrier-page.ts"
import { SectionHead } from "./section-head.tsx"
import style from "./states-grid.module.css"

type Props = { section: Extract<CarrierSection, { kind: "states" }> }

/** The states a carrier serves, as a list and on a map of tiles. */
export function StatesGrid({ section: { title, intro, states } }: Props) {
  const id = useId()
  const served = new Set<string>(states)
  return (
    <section className={style.states} aria-labelledby={id}>
      <SectionHead id={id} title={title} intro={intro} />
      <ul>
        {states.map((code) => (
          <li key={code} data-part="state">
            <b>{code}</b> {stateNames[code]}
          </li>
        ))}
      </ul>
      <Wall rows={brazilWall(states)} className={style.map}>
        {places
          .filter(({ code }) => served.has(code))
          .map(({ code, x, y }) => (
            <text key={code} x={x + 0.5} y={y + 0.67}>
              {code}
            </text>
          ))}
      </Wall>
    </section>
  )
}
