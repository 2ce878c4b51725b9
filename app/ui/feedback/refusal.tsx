import type { ReactNode } from "react"
import { WarningIcon } from "../tiles/icon.tsx"
import style from "./refusal.module.css"

type Props = { title: string; actions?: ReactNode; children?: ReactNode }

/** Says that an action was refused. The typed values are kept. */
export function Refusal({ title, actions, children }: Props) {
  return (
    <div className={style.refusal} role="alert">
      <WarningIcon />
      <div>
        <strong>{title}</strong>
        {children && <p>{children}</p>}
        {actions && <div className={style.actions}>{actions}</div>}
      </div>
    </div>
  )
}
