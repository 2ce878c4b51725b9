import { classNames } from "../../ui/class-names.ts"
import { Tile } from "../../ui/tiles/wall.tsx"
import { walls } from "../content/walls.ts"
import style from "./policy-summary.module.css"

/** The policy in short lines, one tile each. */
export function PolicySummary({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <ul className={style.summary} aria-label={title}>
      {walls.policySummary.map((tile, index) => (
        <li key={tile} className={classNames(isDark(tile) && style.onDark)}>
          <Tile of={tile} />
          <span>{lines[index]}</span>
        </li>
      ))}
    </ul>
  )
}

const isDark = (tile: string) => !tile.startsWith("s", 2)
