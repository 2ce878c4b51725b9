import { useId } from "react"
import { ProseText } from "../prose/prose-text.tsx"
import type { CarrierSection } from "./carrier-page.ts"
import style from "./detail-dossier.module.css"
import { ExhibitFigure } from "./exhibit-figure.tsx"
import { SectionHead } from "./section-head.tsx"

export type DetailsSection = Extract<CarrierSection, { kind: "details" }>

/** Long blocks of text, each with an optional picture. */
export function DetailDossier({ section }: { section: DetailsSection }) {
  const { title, blocks, note, exhibits = "end" } = section
  const id = useId()
  return (
    <section className={style.dossier} data-exhibits={exhibits} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <ol>
        {blocks.map((block) => (
          <li key={block.title} data-part="detail" className={style.block}>
            <h3>{block.title}</h3>
            <p className={block.exhibit ? style.text : style.alone}>
              <ProseText text={block.text} />
            </p>
            {block.exhibit && <ExhibitFigure exhibit={block.exhibit} />}
          </li>
        ))}
      </ol>
      {note && (
        <p className={style.note}>
          <ProseText text={note} />
        </p>
      )}
    </section>
  )
}
