import { Link } from "react-router"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import type { PolicySection } from "./policy.ts"
import { PolicyPart } from "./policy-part.tsx"
import style from "./policy-text.module.css"

type Props = {
  contentsTitle: string
  sections: readonly PolicySection[]
  action: { label: string; href: string }
}

/** The text of the policy, beside its table of contents. */
export function PolicyText({ contentsTitle, sections, action }: Props) {
  return (
    <div className={style.policy}>
      <nav className={style.contents} aria-labelledby="indice">
        <h2 id="indice">{contentsTitle}</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <Link className={style.request} to={action.href}>
          {action.label}
          <ArrowIcon />
        </Link>
      </nav>
      <div className={style.text}>
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`t-${id}`} data-part="section">
            <h2 id={`t-${id}`}>{title}</h2>
            {blocks.map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- blocks never change their order
              <PolicyPart key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
