import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import style from "./person-tag.module.css"

type Props = { initial: string; look?: "you" | "unassigned" | "other"; children: ReactNode }

/** A person as a tile with an initial: dark for the current user, an outline for no assigned person. */
export function PersonTag({ initial, look = "other", children }: Props) {
  return (
    <span className={classNames(style.person, look !== "other" && style[look])}>
      <span className={style.initial} aria-hidden="true">
        {initial}
      </span>
      <span>{children}</span>
    </span>
  )
}
