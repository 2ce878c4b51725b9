import type { ReactNode } from "react"
import style from "./row.module.css"

/** Things side by side that wrap when there is no room. */
export const Row = ({ children }: { children: ReactNode }) => <div className={style.row}>{children}</div>
