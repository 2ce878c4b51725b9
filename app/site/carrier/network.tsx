import { useId } from "react"
import { classNames } from "../../ui/class-names.ts"
import { FramedPicture } from "../../ui/tiles/framed-picture.tsx"
import { ProseText } from "../prose/prose-text.tsx"
import type { CarrierSection } from "./carrier-page.ts"
import style from "./network.module.css"
import head from "./section-head.module.css"

type Props = { section: Extract<CarrierSection, { kind: "network" }> }

/** The list of a carrier's hospitals and clinics. */
export function CarrierNetwork({ section: { title, intro, units, note, picture } }: Props) {
  const id = useId()
  return (
    <section className={classNames(head.split, style.network)} aria-labelledby={id}>
      <div className={style.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{intro}</p>
        </div>
        <FramedPicture picture={picture} className={style.picture} />
      </div>
      <div>
        <ul>
          {units.map((unit) => (
            <li key={unit.title} data-part="unit">
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
