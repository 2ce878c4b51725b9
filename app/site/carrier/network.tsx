import { useId } from "react"
import { Tile } from "../../ui/tiles/wall.tsx"
import { ProseText } from "../prose/prose-text.tsx"
import type { CarrierSection } from "./carrier-page.ts"
import style from "./network.module.css"

type Props = { section: Extract<CarrierSection, { kind: "network" }> }

const tiles = ["x0zc", "m0zt", "q2zc", "c0zts", "a3zc", "f1ztc"] as const

/** The list of a carrier's hospitals and clinics. */
export function CarrierNetwork({ section: { title, intro, units, note } }: Props) {
  const id = useId()
  return (
    <section className={style.network} aria-labelledby={id}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
        <p>{intro}</p>
      </div>
      <div>
        <ul>
          {units.map((unit, index) => (
            <li key={unit.title} data-part="unit">
              <Tile of={tiles[index % tiles.length] ?? tiles[0]} />
              <h3>{unit.title}</h3>
              <p>
                <ProseText text={unit.text} />
              </p>
            </li>
          ))}
        </ul>
        <p className={style.note}>{note}</p>
      </div>
    </section>
  )
}
