import { Link } from "react-router"
import { classNames } from "../../ui/class-names.ts"
import { Tile } from "../../ui/tiles/wall.tsx"
import { lifeEvents, lifeEventText } from "../content/life-events.ts"
import { lifeEventUrl } from "../post.ts"
import style from "./life-event-list.module.css"

type Props = {
  title?: string
  text?: string
  /** The event of this page, which the list leaves out. */
  except?: string
  /** wall: the full width of a page · column: beside something else on a wide screen */
  look?: "wall" | "column"
}

/** What may have happened to the reader; each entry leads to articles in their order. */
export function LifeEventList({
  title = lifeEventText.title,
  text = lifeEventText.text,
  except,
  look = "wall",
}: Props) {
  return (
    <section className={classNames(style.events, style[look])} aria-labelledby="situacoes">
      <h2 id="situacoes">{title}</h2>
      {text && <p>{text}</p>}
      <ul>
        {lifeEvents
          .filter(({ slug }) => slug !== except)
          .map(({ slug, tile, title: name, hint }) => (
            <li key={slug} data-part="life-event">
              <Link to={lifeEventUrl(slug)}>
                <Tile of={tile} />
                <span className={style.name}>
                  <b>{name}</b>
                  <span>{hint}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
