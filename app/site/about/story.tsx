import { Wall } from "../../ui/tiles/wall.tsx"
import type { about } from "../content/about.ts"
import { walls } from "../content/walls.ts"
import style from "./story.module.css"

export function AboutStory({ history }: { history: typeof about.history }) {
  return (
    <section className={style.story} aria-labelledby="historia">
      <div className={style.head}>
        <h2 id="historia">{history.title}</h2>
        <Wall rows={walls.speeches} hasGrout={false} />
      </div>
      <div className={style.text}>
        {history.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={style.hours}>
          <h3>{history.hoursTitle}</h3>
          <p>{history.hours}</p>
        </div>
      </div>
    </section>
  )
}
