import type { ReactNode } from "react"
import style from "./account-row.module.css"

type Props = {
  icon: ReactNode
  title: ReactNode
  note?: string
  /** At the end of the row. */
  action?: ReactNode
  /** Under the row. */
  children?: ReactNode
}

/** One thing of the account: an icon, its name, a note, and what can be done with it. */
export function AccountRow({ icon, title, note, action, children }: Props) {
  return (
    <li className={style.row}>
      {icon}
      <div className={style.what}>
        {title}
        {note && <small>{note}</small>}
      </div>
      {action && <div className={style.action}>{action}</div>}
      {children && <div className={style.under}>{children}</div>}
    </li>
  )
}

export function AccountRows({ children }: { children: ReactNode }) {
  return <ul className={style.rows}>{children}</ul>
}
