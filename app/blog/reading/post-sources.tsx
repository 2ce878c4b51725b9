import { longDate } from "../../locale/pt-br.ts"
import { postText } from "../content/post.ts"
import style from "./post-sources.module.css"
import type { PostView } from "./post-view.ts"

type Review = PostView["review"]

export const sourcesPart = { id: "fontes", title: postText.sources } as const

/** The sources, and who checked the article against them and when. */
export function PostSources({ review: { day, reviewer, sources } }: { review: Review }) {
  return (
    <section id={sourcesPart.id} className={style.sources} aria-labelledby="t-fontes">
      <h2 id="t-fontes">{sourcesPart.title}</h2>
      {sources.length > 0 && (
        <ol>
          {sources.map(({ label, href }) => (
            <li key={label}>{href ? <a href={href}>{label}</a> : <span>{label}</span>}</li>
          ))}
        </ol>
      )}
      {day && (
        <p className={style.review}>
          {postText.checkedOn} <time dateTime={day}>{longDate(dateOf(day))}</time>
          {reviewer && ` ${postText.checkedBy} ${reviewer}`}. {postText.disclaimer}
        </p>
      )}
    </section>
  )
}

export const hasSources = ({ day, sources }: Review) => day !== null || sources.length > 0

// Noon, so that a change of time zone does not change the day.
const dateOf = (day: string) => new Date(`${day}T12:00:00-03:00`)
