import { Tile } from "../../ui/tiles/wall.tsx"
import style from "../queue/queue.module.css"

const entries = [
  ["p4ate", "1h30 a 2h"],
  ["p3ate", "1h a 1h30"],
  ["p2spy", "até 1h"],
  ["p1bwd", "últimos 24 min"],
  ["p0hw", "vencido"],
  ["c0at", "contato feito"],
  ["m0vi", "fora do expediente"],
] as const

/** Explains the tiles of the deadlines. */
export function ClockLegend() {
  return (
    <ul className={style.legend} aria-label="Legenda">
      <li>Cada quarto são 30 minutos de expediente:</li>
      {entries.map(([tile, label]) => (
        <li key={tile}>
          <Tile of={tile} />
          {label}
        </li>
      ))}
    </ul>
  )
}
