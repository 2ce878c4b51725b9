import type { ReactNode } from "react"
import style from "./as-table.module.css"

/** The same as a table, for whoever reads tables better than bars. */
export function AsTable({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={style.table}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
