import { longDate } from "../../locale/pt-br.ts"
import { postText } from "../content/post.ts"
import style from "./post-sources.module.css"
import type { PostView } from "./post-view.ts"

type Review = PostView["review"]

export const sourcesPart = { id: "fontes", title: postText.sources } as const

/** Where it was read, when it was last compared, and what the reader should confirm. */
export function PostSources({ review: { day, note, sources } }: { review: Review }) {
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
          <b>
            {postText.reviewed} <time dateTime={day}>{longDate(dateOf(day))}</time>.
          </b>{" "}
          {note} {postText.disclaimer}
        </p>
      )}
    </section>
  )
}

export const hasSources = ({ day, sources }: Review) => day !== null || sources.length > 0

// Noon, so that no time zone makes it another day.
const dateOf = (day: string) => new Date(`${day}T12:00:00-03:00`)
