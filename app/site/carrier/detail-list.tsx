import { useId } from "react"
import { classNames } from "../../ui/class-names.ts"
import { Disclosure } from "../../ui/controls/disclosure.tsx"
import { ProseText } from "../prose/prose-text.tsx"
import type { CarrierSection, DetailBlock } from "./carrier-page.ts"
import style from "./detail-list.module.css"
import { ExhibitFigure } from "./exhibit-figure.tsx"
import { SectionHead } from "./section-head.tsx"

type Props = { section: Extract<CarrierSection, { kind: "details" }> }

/** Blocks of text that fold on small screens and are open on large ones. */
export function DetailList({ section: { arrangement, title, blocks } }: Props) {
  const id = useId()
  return (
    <section
      className={style.details}
      data-ground={arrangement === "answers" ? "petroleo" : undefined}
      aria-labelledby={id}
    >
      <SectionHead id={id} title={title} />
      <ul>
        {blocks.map((block) => (
          <Block key={block.title} block={block} />
        ))}
      </ul>
    </section>
  )
}

function Block({ block: { title, text, exhibit, isWarning } }: { block: DetailBlock }) {
  return (
    <li data-part="detail" className={classNames(style.block, isWarning && style.warning)}>
      <Disclosure label={<h3>{title}</h3>} className={style.fold} isOpen={isWarning ?? false}>
        <div className={style.answer}>
          <p>
            <ProseText text={text} />
          </p>
          {exhibit && <ExhibitFigure exhibit={exhibit} />}
        </div>
      </Disclosure>
    </li>
  )
}
