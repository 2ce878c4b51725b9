import type { ReactNode } from "react"
import { Row } from "../layout/row.tsx"
import style from "./notice.module.css"

/** A neutral message with its actions. It does not take focus. */
export function Notice({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={style.notice}>
      <div className={style.text}>{children}</div>
      {actions && <Row>{actions}</Row>}
    </div>
  )
}
