import type { ReactNode } from "react"
import style from "./page-head.module.css"

type Props = {
  title: string
  /** Content on the line of the title, such as a button on a phone. */
  beside?: ReactNode
  /** Content at the other end of the head. */
  side?: ReactNode
  children?: ReactNode
}

/** The head of a working page: its title, a line about its current state, and an optional side part. */
export function PageHead({ title, beside, side, children }: Props) {
  return (
    <div className={style.head}>
      <div className={style.main}>
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
