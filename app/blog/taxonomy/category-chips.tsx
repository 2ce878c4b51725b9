import { Link } from "react-router"
import { cardText } from "../content/blog.ts"
import { categoryUrl, type Label } from "../post.ts"
import style from "./category-chips.module.css"

type Props = { categories: readonly Label[]; isLinked?: boolean }

/** Each chip has a quarter-circle tile in the colour of its topic. */
export function CategoryChips({ categories, isLinked = false }: Props) {
  return (
    categories.length > 0 && (
      <ul className={style.chips} aria-label={cardText.categories}>
        {categories.map(({ name, slug }) => (
          <li key={slug} className={style.chip} data-topic={slug}>
            {isLinked ? <Link to={categoryUrl(slug)}>{name}</Link> : name}
          </li>
        ))}
      </ul>
    )
  )
}
