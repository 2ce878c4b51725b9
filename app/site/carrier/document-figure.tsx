import { useId } from "react"
import { DocumentSheet } from "../../ui/tiles/document-sheet.tsx"
import type { TileCode } from "../../ui/tiles/tile-code.ts"
import { SiteLink } from "../shell/site-link.tsx"
import type { CarrierSection, Glaze } from "./carrier-page.ts"
import style from "./document-figure.module.css"

type Props = {
  section: Extract<CarrierSection, { kind: "document" }>
  ground: Glaze
  motif: TileCode
}

/** A drawn document in the carrier's colours, beside the list of what to check in it. */
export function DocumentFigure({ section, ground, motif }: Props) {
  const { sheet, title, parts, link, caption } = section
  const id = useId()
  return (
    <section className={style.document} data-ground={ground} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <figure>
        <DocumentSheet kind={sheet} motif={motif} marks={parts.length} />
        <figcaption>{caption}</figcaption>
      </figure>
      <ol>
        {parts.map((part, index) => (
          <li key={part} data-part="check">
            <b aria-hidden="true">{index + 1}</b>
            {part}
          </li>
        ))}
      </ol>
      <p>
        <SiteLink href={link.href}>{link.label}</SiteLink>
      </p>
    </section>
  )
}
