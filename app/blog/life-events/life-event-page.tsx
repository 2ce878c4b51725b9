import { Link } from "react-router"
import { BackIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { type lifeEvents, lifeEventText } from "../content/life-events.ts"
import { listText } from "../content/lists.ts"
import { blogUrl, postUrl } from "../post.ts"
import { Breadcrumb, type Step } from "../reading/breadcrumb.tsx"
import { readingTimeText } from "../reading/post-text.ts"
import { LifeEventList } from "./life-event-list.tsx"
import style from "./life-event-page.module.css"

type Props = {
  event: Pick<(typeof lifeEvents)[number], "slug" | "title" | "intro" | "tile">
  /** The articles that can be read, in their order. */
  posts: readonly { slug: string; title: string; answers: string; readingTime: number }[]
  steps: readonly Step[]
}

/** One life event: what to do first, and the articles in the order in which they help. */
export function LifeEventPage({ event, posts, steps }: Props) {
  return (
    <>
      <header className={style.hero}>
        <div>
          <div className={style.ways}>
            <Link className={style.back} to={blogUrl}>
              <BackIcon />
              {listText.back}
            </Link>
            <Breadcrumb steps={steps} />
          </div>
          <h1>{event.title}</h1>
          <p className={style.intro}>{event.intro}</p>
        </div>
        <div className={style.art}>
          <Wall rows={event.tile} hasGrout={false} />
        </div>
      </header>
      <div className={style.columns}>
        {posts.length > 0 && <Articles posts={posts} />}
        <LifeEventList title={lifeEventText.others} text="" except={event.slug} look="column" />
      </div>
    </>
  )
}

function Articles({ posts }: Pick<Props, "posts">) {
  return (
    <section className={style.order} aria-labelledby="ordem">
      <h2 id="ordem">{lifeEventText.order}</h2>
      <ol>
        {posts.map(({ slug, title, answers, readingTime }) => (
          <li key={slug} data-part="step">
            <p className={style.answers}>{answers}</p>
            <h3>
              <Link to={postUrl(slug)}>{title}</Link>
            </h3>
            <p className={style.time}>{readingTimeText(readingTime)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
