import type { ReactNode } from "react"
import style from "./pieces.module.css"

/** Two columns where there is room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={style.pair}>{children}</div>
}
