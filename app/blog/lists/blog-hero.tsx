import { Link } from "react-router"
import { Wall } from "../../ui/tiles/wall.tsx"
import { blogHome } from "../content/blog.ts"
import { topics } from "../content/topics.ts"
import { blogUrl, categoryUrl } from "../post.ts"
import { SearchBox } from "../search/search-box.tsx"
import style from "./blog-hero.module.css"
import { listAddress } from "./list-address.ts"

const { label, terms } = blogHome.examples

/** The top of the blog's front page. Its four tiles also explain the background colours of covers. */
export function BlogHero() {
  return (
    <section className={style.hero} aria-labelledby="blog">
      <div className={style.textBlock}>
        <h1 id="blog">{blogHome.title}</h1>
        <p className={style.lead}>{blogHome.text}</p>
        <SearchBox term={null} />
        <p className={style.examples}>
          {label}
          {terms.map((term) => (
            <Link key={term} to={listAddress(blogUrl, { term, page: 1 })}>
              {term}
            </Link>
          ))}
        </p>
      </div>
      <ul className={style.topics} aria-label={blogHome.topics}>
        {topics.map(({ name, slug, rows, ...rest }) => (
          <li key={slug} className={style.topic} data-topic={slug}>
            <Link to={categoryUrl(slug)}>
              <Wall rows={rows} hasGrout={false}>
                {"roof" in rest && <path className={style.roof} d={rest.roof} />}
              </Wall>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
