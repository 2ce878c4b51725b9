import type { ReactNode } from "react"
import style from "./pieces.module.css"

/** Two columns where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={style.pair}>{children}</div>
