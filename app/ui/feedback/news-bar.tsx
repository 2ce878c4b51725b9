import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { EyeIcon, OkMark, WarningIcon } from "../tiles/icon.tsx"
import { type TileCode, tile as tileOf } from "../tiles/tile-code.ts"
import { Tile } from "../tiles/wall.tsx"
import style from "./news-bar.module.css"

type Props = {
  /** new: something arrived, shown when asked for · people: what a colleague did · bad · done */
  tone: "new" | "people" | "bad" | "done"
  /** Only for "new". */
  tile?: TileCode
  action?: ReactNode
  children: ReactNode
}

const newTile = tileOf("p4ate")
const icons = { people: <EyeIcon />, bad: <WarningIcon />, done: <OkMark /> }

/** News across the page. It is said politely, takes no focus and moves nothing below the fold. */
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
