import { type ReactNode, type Ref } from "react"
import { WarningIcon } from "../tiles/icon.tsx"
import style from "./alert.module.css"

/** An error message that is announced immediately, can take focus, and may contain a next step. */
export function Alert({
  ref,
  title,
  children,
}: {
  ref?: Ref<HTMLDivElement>
  title: string
  children?: ReactNode
}) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={style.alert}>
      <WarningIcon />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </div>
  )
}
