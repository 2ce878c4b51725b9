import { Link } from "react-router"
import { dayOf, longDate, longDay } from "../../locale/pt-br.ts"
import { listText } from "../content/lists.ts"
import type { CardPost } from "../lists/post-card.tsx"
import { blogPageSize, postUrl } from "../post.ts"
import { readingTimeText } from "../reading/post-text.ts"
import { CategoryChips } from "../taxonomy/category-chips.tsx"
import { Marked } from "./marked.tsx"
import style from "./search-results.module.css"

/** A post of a list; a search adds where the term was found and when the post was reviewed. */
export type FoundPost = CardPost & { passage?: string | null; reviewedOn?: string | null }

type Props = { posts: readonly FoundPost[]; term: string; page: number; heading: "h2" | "h3" }

/** N4.03: results as compact rows in the order of relevance, without covers. */
export function SearchResults({ posts, term, page, heading: Heading }: Props) {
  return (
    <ol className={style.results}>
      {posts.map((post, index) => (
        <li key={post.slug} data-part="result">
          <article className={style.result}>
            <span className={style.rank} aria-hidden="true">
              {(page - 1) * blogPageSize + index + 1}
            </span>
            <Heading className={style.title}>
              <Link to={postUrl(post.slug)}>
                <Marked text={post.title} term={term} />
              </Link>
            </Heading>
            <p className={style.passage}>
              <Marked text={post.passage ?? post.excerpt} term={term} />
            </p>
            <div className={style.meta}>
              <CategoryChips categories={post.categories.slice(0, 1)} />
              <span>{readingTimeText(post.readingTime)}</span>
              <DateOf post={post} />
              <span className={style.author}>{post.author.name}</span>
            </div>
          </article>
        </li>
      ))}
    </ol>
  )
}

function DateOf({ post: { reviewedOn, publishedAt } }: { post: FoundPost }) {
  return reviewedOn ? (
    <span>
      {listText.search.reviewed} <time dateTime={reviewedOn}>{longDay(reviewedOn)}</time>
    </span>
  ) : (
    <time dateTime={dayOf(publishedAt)}>{longDate(publishedAt)}</time>
  )
}
