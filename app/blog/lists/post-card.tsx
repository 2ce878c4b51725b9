import { Link } from "react-router"
import { dayOf, longDate } from "../../locale/pt-br.ts"
import { classNames } from "../../ui/class-names.ts"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { cardText } from "../content/blog.ts"
import { AuthorPortrait } from "../pictures/author-portrait.tsx"
import { Cover } from "../pictures/cover.tsx"
import { type Author, type PostCard as Card, postUrl } from "../post.ts"
import { readingTimeText, viewCountText } from "../reading/post-text.ts"
import { CategoryChips } from "../taxonomy/category-chips.tsx"
import type { CardPlace } from "./card-places.ts"
import style from "./post-card.module.css"

// §9
const chipsShown = 2

/** The fields of a post that a card uses; the others are not sent to the browser. */
export type CardPost = Pick<
  Card,
  | "title"
  | "slug"
  | "excerpt"
  | "featuredImage"
  | "featuredImageAlt"
  | "publishedAt"
  | "readingTime"
  | "views"
  | "featured"
  | "categories"
> & {
  author: Pick<Author, "name" | "avatarUrl">
}

type Props = {
  post: CardPost
  place: CardPlace
  /** One level below the list's title. */
  heading: "h2" | "h3"
}

/** The markup is always the same; `place` selects the layout. */
export function PostCard({ post, place, heading: Heading }: Props) {
  const { title, slug, excerpt, author, publishedAt, readingTime, views, categories } = post
  return (
    <article className={classNames(style.card, style[place])}>
      <Art post={post} place={place} />
      <div className={style.textBlock}>
        <CategoryChips categories={categories.slice(0, chipsShown)} />
        <Heading className={style.title}>
          <Link to={postUrl(slug)}>{title}</Link>
        </Heading>
        <p className={style.excerpt}>{excerpt}</p>
        <div className={style.by}>
          <AuthorPortrait author={author} />
          <p>
            <b>{author.name}</b>
            <span className={style.meta}>
              <time dateTime={dayOf(publishedAt)}>{longDate(publishedAt)}</time>
              <span>{readingTimeText(readingTime)}</span>
              {views > 0 && <span>{cardText.views(viewCountText(views))}</span>}
            </span>
          </p>
        </div>
        <Link className={style.more} to={postUrl(slug)} aria-label={`${cardText.more}: ${title}`}>
          {cardText.more}
          <ArrowIcon />
        </Link>
      </div>
    </article>
  )
}

function Art({ post, place }: Pick<Props, "post" | "place">) {
  return (
    <div className={style.art}>
      {post.featuredImage ? (
        <img
          src={post.featuredImage}
          alt={post.featuredImageAlt ?? ""}
          width="1200"
          height="630"
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Cover post={post} size={place === "lead" ? "lead" : "card"} />
      )}
      {post.featured && (
        <span className={style.badge}>
          <span className={style.star}>⭐</span> {cardText.featured}
        </span>
      )}
    </div>
  )
}
