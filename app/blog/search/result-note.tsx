import { Link } from "react-router"
import { CloseIcon } from "../../ui/tiles/icon.tsx"
import { listText } from "../content/lists.ts"
import { blogUrl } from "../post.ts"
import style from "./result-note.module.css"

/** What a search found, said to a reader too when the search changes in place. */
export function ResultNote({ term, total }: { term: string; total: number }) {
  return (
    <p className={style.note}>
      <output className={style.chip}>{listText.results(total, term)}</output>
      <Link to={blogUrl}>
        <CloseIcon />
        {listText.search.clear}
      </Link>
    </p>
  )
}
