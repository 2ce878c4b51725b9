import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import type { FilledPolicy } from "./fill-policy.ts"
import { PolicyPart } from "./policy-part.tsx"
import style from "./policy-text.module.css"

/** The text of the policy, beside its table of contents. */
export function PolicyText({ page }: { page: FilledPolicy }) {
  return (
    <div className={style.policy}>
      <nav className={style.contents} aria-labelledby="indice">
        <h2 id="indice">{page.contentsTitle}</h2>
        <ol>
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <a className={style.request} href={`#${page.request.id}`}>
          {page.request.title}
          <ArrowIcon />
        </a>
      </nav>
      <div className={style.text}>
        {page.sections.map(({ id, title, blocks }) => (
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
