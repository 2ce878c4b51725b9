import { Link } from "react-router"
import { grouped } from "../../locale/pt-br.ts"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ArrowIcon, BackIcon } from "../../ui/tiles/icon.tsx"
import { listText } from "../content/lists.ts"
import { pageNumbers } from "./page-numbers.ts"
import style from "./pager.module.css"

const labels = listText.pager

// More numbers do not fit between the two links on a phone.
const maxNumbersOnPhone = 3

type Props = { page: number; pages: number; addressOf: (page: number) => string }

/** Renders nothing for a single page. */
export function Pager({ page, pages, addressOf }: Props) {
  if (pages <= 1) return null
  const numbers = pageNumbers(page, pages)
  const previous = (
    <>
      <BackIcon />
      {labels.previous}
    </>
  )
  const next = (
    <>
      {labels.next}
      <ArrowIcon />
    </>
  )
  return (
    <nav className={numbers.length > maxNumbersOnPhone ? style.many : style.few} aria-label={labels.label}>
      {page > 1 ? (
        <Link className={style.previous} to={addressOf(page - 1)} rel="prev">
          {previous}
        </Link>
      ) : (
        <span className={style.previous} aria-hidden="true">
          {previous}
        </span>
      )}
      <ol>
        {numbers.map((number, index) =>
          number === null ? (
            <li key={`gap-${numbers[index - 1]}`} className={style.gap}>
              <span aria-hidden="true">…</span>
              <VisuallyHidden>{labels.gap}</VisuallyHidden>
            </li>
          ) : (
            <li key={number}>
              <Link to={addressOf(number)} aria-current={number === page ? "page" : undefined}>
                <VisuallyHidden>{labels.page}</VisuallyHidden>
                {grouped(number)}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <Link className={style.next} to={addressOf(page + 1)} rel="next">
          {next}
        </Link>
      ) : (
        <span className={style.next} aria-hidden="true">
          {next}
        </span>
      )}
    </nav>
  )
}
