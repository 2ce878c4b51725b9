import { Link } from "react-router"
import { CloseIcon } from "../../ui/tiles/icon.tsx"
import { listText } from "../content/lists.ts"
import { blogUrl } from "../post.ts"
import style from "./result-note.module.css"

/** The number of results. An `output`, so that screen readers announce a changed search. */
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
