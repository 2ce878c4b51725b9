import type { ReactNode } from "react"
import style from "./diagnostics.module.css"

/** Two columns on a wide screen. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={style.pair}>{children}</div>
}
