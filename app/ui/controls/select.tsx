import type { SelectHTMLAttributes } from "react"
import { ChevronIcon } from "../tiles/icon.tsx"
import style from "./select.module.css"

/** The browser's select with our chevron. Goes inside a Field. */
export function Select(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={style.select}>
      <select {...props} />
      <ChevronIcon />
    </span>
  )
}
