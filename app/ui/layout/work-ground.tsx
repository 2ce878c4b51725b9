import type { ReactNode } from "react"
import style from "./work-ground.module.css"

/** Uses the compact style of working pages: 16 px text, smaller headings, less space between controls. */
export function WorkGround({ children }: { children: ReactNode }) {
  return <div className={style.ground}>{children}</div>
}
