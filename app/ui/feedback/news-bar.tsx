import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { EyeIcon, OkMark, WarningIcon } from "../tiles/icon.tsx"
import { type TileCode, tile as tileOf } from "../tiles/tile-code.ts"
import { Tile } from "../tiles/wall.tsx"
import style from "./news-bar.module.css"

type Props = {
  /** new: something arrived and can be shown · people: an action of a colleague · bad: a problem · done: a success */
  tone: "new" | "people" | "bad" | "done"
  /** Only for "new". */
  tile?: TileCode
  action?: ReactNode
  children: ReactNode
}

const newTile = tileOf("p4ate")
const icons = { people: <EyeIcon />, bad: <WarningIcon />, done: <OkMark /> }

/** A message across the page. It is announced politely and takes no focus. */
export function NewsBar({ tone, tile = newTile, action, children }: Props) {
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
