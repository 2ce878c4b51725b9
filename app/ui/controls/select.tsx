import type { SelectHTMLAttributes } from "react"
import { ChevronIcon } from "../tiles/icon.tsx"
import style from "./select.module.css"

/** The browser's own list behind our chevron. Goes inside a Field. */
export const Select = (props: SelectHTMLAttributes<HTMLSelectElement>) => (
  <span className={style.select}>
    <select {...props} />
    <ChevronIcon />
  </span>
)
