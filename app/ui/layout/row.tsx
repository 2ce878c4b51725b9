import type { ReactNode } from "react"
import style from "./row.module.css"

/** Items side by side that wrap on a narrow screen. */
export const Row = ({ children }: { children: ReactNode }) => <div className={style.row}>{children}</div>
