import { postText } from "../content/post.ts"
import { PostHtmlPart } from "./post-html.tsx"
import style from "./post-sources.module.css"
import type { PostHtml, PostView } from "./post-view.ts"

export const sourcesPart = { id: "fontes", title: postText.sources } as const

type Props = { review: PostView["review"]; html: PostHtml | null }

/** The sources of an article. Who reviewed it is under its title. */
export function PostSources({ review, html }: Props) {
  return (
    <section id={sourcesPart.id} className={style.sources} aria-labelledby="t-fontes">
      <h2 id="t-fontes">{sourcesPart.title}</h2>
      {review.hasSources && <PostHtmlPart part="sources" html={html} />}
      {review.day && <p className={style.note}>{postText.disclaimer}</p>}
    </section>
  )
}
