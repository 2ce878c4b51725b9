import { href, Link } from "react-router"
import { dayOf, longDate } from "../../locale/pt-br.ts"
import { BackIcon } from "../../ui/tiles/icon.tsx"
import { postText } from "../content/post.ts"
import { AuthorPortrait } from "../pictures/author-portrait.tsx"
import { Cover } from "../pictures/cover.tsx"
import { blogUrl } from "../post.ts"
import { CategoryChips } from "../taxonomy/category-chips.tsx"
import { Breadcrumb, breadcrumbSteps } from "./breadcrumb.tsx"
import { goBack } from "./go-back.ts"
import style from "./post-head.module.css"
import { readingTimeText, viewsText } from "./post-text.ts"
import type { PostView } from "./post-view.ts"

export function PostHead({ post, titleId }: { post: PostView; titleId: string }) {
  return (
    <>
      <header className={style.head}>
        <div className={style.ways}>
          <Link className={style.back} to={blogUrl} onClick={goBack}>
            <BackIcon />
            {postText.back}
          </Link>
          <Breadcrumb steps={postSteps(post)} />
        </div>
        <div className={style.title}>
          <CategoryChips categories={post.categories} isLinked />
          <h1 id={titleId}>{post.title}</h1>
          <p className={style.lead}>{post.excerpt}</p>
        </div>
        <Byline {...post} />
      </header>
      <Art post={post} />
    </>
  )
}

/** The breadcrumb of a post (§2): its first category, then its title. */
export function postSteps({ categories, title, url }: PostView) {
  return breadcrumbSteps(...categories.slice(0, 1).map(({ name, url }) => ({ label: name, href: url })), {
    label: title,
    href: url,
  })
}

function Byline({ author, date, readingTime, views, review: { reviewer, day } }: PostView) {
  return (
    <div className={style.by}>
      <AuthorPortrait author={author} />
      <div>
        <p className={style.author}>
          <Link to={author.url} rel="author">
            {author.name}
          </Link>
        </p>
        <p>{author.bio}</p>
        {reviewer && day && (
          <p className={style.review}>
            {postText.reviewedBy} <Link to={href("/equipe")}>{reviewer}</Link> {postText.reviewedOn}{" "}
            <time dateTime={day}>{longDate(dateOf(day))}</time>
          </p>
        )}
        <p className={style.meta}>
          <time dateTime={dayOf(date)}>{longDate(date)}</time>
          <span>{readingTimeText(readingTime)}</span>
          <span>{viewsText(views)}</span>
        </p>
      </div>
    </div>
  )
}

// Noon, so that a change of time zone does not change the day.
const dateOf = (day: string) => new Date(`${day}T12:00:00-03:00`)

/** The post's own picture, or the cover drawn from its slug. */
function Art({ post }: { post: PostView }) {
  return post.featuredImage ? (
    <img
      className={style.picture}
      src={post.featuredImage}
      alt={post.featuredImageAlt ?? ""}
      width="1200"
      height="630"
      fetchPriority="high"
    />
  ) : (
    <div className={style.cover}>
      <Cover post={post} size="banner" />
    </div>
  )
}
