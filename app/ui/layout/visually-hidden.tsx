import type { ReactNode } from "react"
import style from "./visually-hidden.module.css"

/** Said, not shown. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={style.hidden}>{children}</span>
}
