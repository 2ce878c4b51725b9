import type { ReactNode } from "react"
import style from "./page-head.module.css"

type Props = {
  title: string
  /** What stands with the title on its own line, such as a button of the phone. */
  beside?: ReactNode
  /** What stands at the other end. */
  side?: ReactNode
  children?: ReactNode
}

/** The head of a working page: what it is, one line about now, and one thing beside it. */
export function PageHead({ title, beside, side, children }: Props) {
  return (
    <div className={style.head}>
      <div className={style.said}>
        <div className={style.title}>
          <h1>{title}</h1>
          {beside}
        </div>
        {children}
      </div>
      {side && <div className={style.side}>{side}</div>}
    </div>
  )
}
