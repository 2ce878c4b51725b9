import type { ReactNode } from "react"
import style from "./visually-hidden.module.css"

/** Said, not shown. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={style.hidden}>{children}</span>
)
