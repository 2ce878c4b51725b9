import type { ReactNode } from "react"
import style from "./as-table.module.css"

/** The data of a chart as a table that can be opened. */
export function AsTable({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={style.table}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
