import { useId } from "react"
import { classNames } from "../../ui/class-names.ts"
import { carrierFactsText as texts } from "../content/carriers/carrier-facts-text.ts"
import type { CarrierFact } from "./carrier-fact.ts"
import style from "./carrier-facts.module.css"
import head from "./section-head.module.css"
import sections from "./sections.module.css"

type Props = { carrier: string; facts: readonly CarrierFact[] }

/** Facts about the carrier, each with its source and the day on which the office checked it. */
export function CarrierFacts({ carrier, facts }: Props) {
  const id = useId()
  if (facts.length === 0) return null
  return (
    <section className={classNames(sections.sections, head.split, style.facts)} aria-labelledby={id}>
      <h2 id={id}>{texts.title(carrier)}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact.id} data-part="fact">
            <h3>{fact.title}</h3>
            <p>{fact.text}</p>
            <p className={style.source}>
              {texts.beforeSource}
              {fact.sourceHref ? (
                <a href={fact.sourceHref} target="_blank" rel="noopener noreferrer">
                  {fact.source}
                </a>
              ) : (
                fact.source
              )}
              {texts.afterSource(fact.checkedOn)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
