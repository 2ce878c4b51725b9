import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import style from "./flag.module.css"

type Props = { look?: "plain" | "warning" | "present"; icon?: ReactNode; children: ReactNode }

/** An icon and a short label about the item beside it. */
export function Flag({ look = "plain", icon, children }: Props) {
  return (
    <span className={classNames(style.flag, look !== "plain" && style[look])}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
