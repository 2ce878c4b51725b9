import { useId } from "react"
import { classNames } from "../../ui/class-names.ts"
import { ProseText } from "../prose/prose-text.tsx"
import style from "./detail-answers.module.css"
import type { DetailsSection } from "./detail-dossier.tsx"
import { SectionHead } from "./section-head.tsx"

/** Questions and answers. A warning has its own background. */
export function DetailAnswers({ section: { title, blocks, note } }: { section: DetailsSection }) {
  const id = useId()
  return (
    <section className={style.answers} data-ground="petroleo" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <ul>
        {blocks.map((block) => (
          <li
            key={block.title}
            data-part="detail"
            className={classNames(style.entry, block.isWarning && style.warning)}
          >
            <h3>{block.title}</h3>
            <p>
              <ProseText text={block.text} />
            </p>
          </li>
        ))}
      </ul>
      {note && (
        <p className={style.note}>
          <ProseText text={note} />
        </p>
      )}
    </section>
  )
}
