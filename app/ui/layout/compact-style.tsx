import type { ReactNode } from "react"
import style from "./compact-style.module.css"

/** Uses the compact style of working pages: 16 px text, smaller headings, less space between controls. */
export function CompactStyle({ children }: { children: ReactNode }) {
  return <div className={style.compact}>{children}</div>
}
