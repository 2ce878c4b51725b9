import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { EyeIcon, OkMark, WarningIcon } from "../tiles/icon.tsx"
import { Tile } from "../tiles/wall.tsx"
import style from "./news-bar.module.css"

type Props = {
  /** new: something arrived and can be shown · people: an action of a colleague · bad: a problem · done: a success */
  tone: "new" | "people" | "bad" | "done"
  /** Only for "new". */
  tile?: string
  action?: ReactNode
  children: ReactNode
}

const icons = { people: <EyeIcon />, bad: <WarningIcon />, done: <OkMark /> }

/** A message across the page. It is announced politely and takes no focus. */
export function NewsBar({ tone, tile = "p4ate", action, children }: Props) {
  return (
    <div
      className={classNames(style.bar, style[tone])}
      {...(tone === "new" ? { "data-ground": "cobalto" } : {})}
    >
      {tone === "new" ? <Tile of={tile} className={style.tile} /> : icons[tone]}
      <output>{children}</output>
      {action && <div className={style.action}>{action}</div>}
    </div>
  )
}
