import type { ReactNode } from "react"
import style from "./work-ground.module.css"

/** Everything in it speaks in the working register: 16 px, smaller headings, closer controls. */
export function WorkGround({ children }: { children: ReactNode }) {
  return <div className={style.ground}>{children}</div>
}
