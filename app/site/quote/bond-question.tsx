import { Link } from "react-router"
import { bondParameter, bonds } from "../../plans/catalogue/bonds.ts"
import style from "./bond-question.module.css"

type Props = {
  id: string
  title: string
  text: string
  /** The id of the section with the quote form on this page. */
  formId: string
  /** The label of the answer that fills in nothing. */
  unknown: string
}

/** The first question of the site. Each answer is a link to the quote form of the page with the bond filled in. */
export function BondQuestion({ id, title, text, formId, unknown }: Props) {
  const hash = `#${formId}`
  return (
    <div className={style.question}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <ul aria-labelledby={id}>
        {bonds.map(({ slug, label }) => (
          <li key={slug}>
            <Link to={{ search: `?${bondParameter}=${slug}`, hash }} data-part="answer">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={{ search: "", hash }} data-part="answer">
            {unknown}
          </Link>
        </li>
      </ul>
    </div>
  )
}
