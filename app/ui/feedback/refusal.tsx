import type { ReactNode } from "react"
import { WarningIcon } from "../tiles/icon.tsx"
import style from "./refusal.module.css"

type Props = { title: string; actions?: ReactNode; children?: ReactNode }

/** What was asked for was not done; what was typed is still there. */
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
