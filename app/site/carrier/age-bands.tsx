import { useId } from "react"
import { ProseText } from "../prose/prose-text.tsx"
import style from "./age-bands.module.css"
import type { CarrierSection } from "./carrier-page.ts"

type Props = { section: Extract<CarrierSection, { kind: "ageBands" }> }

/** The regulator's age bands as a stair. The last steps, in a strong colour, are the ages the carrier serves. */
export function AgeBands({ section }: Props) {
  const { title, text, bands, strongBands, caption } = section
  const id = useId()
  return (
    <section className={style.stair} aria-labelledby={id}>
      <div className={style.textBlock}>
        <h2 id={id}>{title}</h2>
        <p className={style.text}>{text}</p>
      </div>
      <figure>
        <ol>
          {bands.map((band, index) => (
            <li key={band} data-strong={index >= bands.length - strongBands || undefined}>
              <span>{band}</span>
            </li>
          ))}
        </ol>
        <figcaption>
          <ProseText text={caption} />
        </figcaption>
      </figure>
    </section>
  )
}
