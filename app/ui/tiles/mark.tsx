import { classNames } from "../class-names.ts"
import style from "./mark.module.css"
import { Wall } from "./wall.tsx"

/** The W of the logo: two cup shapes (Colo) side by side. */
export function Mark({ isOnDark = false }: { isOnDark?: boolean }) {
  return (
    <Wall
      className={classNames(style.mark, isOnDark && style.onDark)}
      rows={isOnDark ? "c0zws c0zas" : "c0zts c0zcs"}
      hasGrout={false}
    />
  )
}
