import type { ReactNode } from "react"
import style from "./work-ground.module.css"

/** Everything in it speaks in the working register: 16 px, smaller headings, closer controls. */
export const WorkGround = ({ children }: { children: ReactNode }) => (
  <div className={style.ground}>{children}</div>
)
