import { useId } from "react"
import { ageBands as bands } from "../../plans/catalogue/ages.ts"
import { ProseText } from "../prose/prose-text.tsx"
import style from "./age-bands.module.css"
import type { CarrierSection } from "./carrier-page.ts"
import { SectionHead } from "./section-head.tsx"

type Props = { section: Extract<CarrierSection, { kind: "ageBands" }> }

/** The regulator's age bands as a stair. The last steps, in a strong colour, are the ages the carrier serves. */
export function AgeBands({ section }: Props) {
  const { title, text, strongBands, caption } = section
  const id = useId()
  return (
    <section className={style.stair} aria-labelledby={id}>
      <SectionHead id={id} title={title} intro={text} />
      <figure>
        <div className={style.steps}>
          <svg viewBox={`0 0 ${bands.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {bands.map((band, index) => (
              <path key={band} d={step(index, bands.length)} />
            ))}
          </svg>
          <ol>
            {bands.map((band, index) => (
              <li key={band} data-strong={index >= bands.length - strongBands || undefined}>
                <span>{band}</span>
              </li>
            ))}
          </ol>
        </div>
        <figcaption>
          <ProseText text={caption} />
        </figcaption>
      </figure>
    </section>
  )
}

const height = 4
const lowest = 1.5

/** A column with a quarter-round corner; the last one has the full height. */
function step(index: number, count: number) {
  const top = Math.round(((height - lowest) * (count - 1 - index) * 100) / (count - 1)) / 100
  return `M${index} ${height}V${top}a1 1 0 0 1 1 1V${height}z`
}
