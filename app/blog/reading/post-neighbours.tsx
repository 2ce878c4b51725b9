import { Link } from "react-router"
import { ArrowIcon, BackIcon } from "../../ui/tiles/icon.tsx"
import { postText } from "../content/post.ts"
import { postUrl } from "../post.ts"
import style from "./post-neighbours.module.css"

const labels = postText.neighbours

export type Neighbours = Record<"previous" | "next", { slug: string; title: string } | null>

/** Links to the posts published just before and just after. */
export function PostNeighbours({ previous, next }: Neighbours) {
  return (
    (previous || next) && (
      <nav className={style.neighbours} aria-label={labels.label}>
        {previous && (
          <Link to={postUrl(previous.slug)} rel="prev">
            <span>
              <BackIcon />
              {labels.previous}
            </span>
            <b>{previous.title}</b>
          </Link>
        )}
        {next && (
          <Link className={style.next} to={postUrl(next.slug)} rel="next">
            <span>
              {labels.next}
              <ArrowIcon />
            </span>
            <b>{next.title}</b>
          </Link>
        )}
      </nav>
    )
  )
}
