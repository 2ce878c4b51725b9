import { useId } from "react"
import { classNames } from "../../ui/class-names.ts"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { SiteLink } from "../shell/site-link.tsx"
import style from "./article-questions.module.css"
import type { CarrierSection } from "./carrier-page.ts"
import head from "./section-head.module.css"

type Props = { section: Extract<CarrierSection, { kind: "questions" }> }

/** Questions as links to the articles that answer them. */
export function ArticleQuestions({ section: { title, links } }: Props) {
  const id = useId()
  return (
    <section className={classNames(head.split, style.questions)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href} data-part="question">
            <SiteLink href={href}>
              {label}
              <ArrowIcon />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
