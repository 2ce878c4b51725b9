import { classNames } from "../class-names.ts"
import style from "./figures.module.css"
import type { TileCode } from "./tile-code.ts"
import { Tile } from "./wall.tsx"

export type Figure = { value: string; label: string; tile: TileCode }

// The third letter of a tile is its background.
const darkGround = /^..[tmcnpr]/

/** Large numbers, one on each tile. */
export function Figures({ figures, label }: { figures: readonly Figure[]; label?: string }) {
  return (
    <dl className={style.figures} aria-label={label}>
      {figures.map(({ value, label, tile }) => (
        <div key={label} className={classNames(style.figure, darkGround.test(tile) && style.onDark)}>
          <Tile of={tile} fit="xMidYMax slice" />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
