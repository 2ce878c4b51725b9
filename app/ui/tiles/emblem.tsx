import style from "./emblem.module.css"
import type { TileCode } from "./tile-code.ts"
import { Tile, Wall } from "./wall.tsx"

export type EmblemMark = {
  initials: string
  /** A plain tile, "l0c", under the initials. */
  ground: TileCode
  motif: TileCode
}

/** Initials and a motif in the site's colours, for a company without a logo. */
export function Emblem({ initials, ground, motif }: EmblemMark) {
  return (
    <span className={style.emblem} aria-hidden="true">
      <Wall rows={ground} hasGrout={false}>
        <text className={style.initials} x=".5" y=".66">
          {initials}
        </text>
      </Wall>
      <Tile of={motif} className={style.motif} />
    </span>
  )
}
