import { grouped } from "../../locale/pt-br.ts"
import { joinTiles, type TileCode, tile } from "../../ui/tiles/tile-code.ts"
import type { DeadlineDisplay } from "../deadline/deadline-display.ts"

/** One lead of the day: waiting for its contact, answered in time or late, or put away without one. */
export type DayTile = { state: "waiting" | "in-time" | "late" | "put-away" }

/** Today's leads and what became of each, in the order they came. */
export type DaySummary = {
  leads: number
  inTime: number
  late: number
  waiting: number
  tiles: readonly DayTile[]
}

/** 'Hoje: 23 leads, 13 no prazo, 1 fora, 9 esperando'. */
export function daySummaryText({ leads, inTime, late, waiting }: DaySummary) {
  if (leads === 0) return "Hoje ainda não chegou nenhum lead"
  const parts = [
    leads === 1 ? "1 lead" : `${grouped(leads)} leads`,
    `${grouped(inTime)} no prazo`,
    late > 0 && `${grouped(late)} fora`,
    waiting > 0 && `${grouped(waiting)} esperando`,
  ]
  return `Hoje: ${parts.filter(Boolean).join(", ")}`
}

/** So many fit beside one another before a tile is too small to read. */
const perRow = 46
const mostRows = 6

const doneTiles = { "in-time": tile("c0ae"), late: tile("c0ab"), "put-away": tile("l0a") }

/** One tile per lead: done ones recede, those who wait keep the tile of their clock. */
export function dayRows({ tiles }: Pick<DaySummary, "tiles">, faces: readonly DeadlineDisplay[]) {
  let waiting = 0
  const written = tiles
    .slice(0, perRow * mostRows)
    .map(({ state }) => (state === "waiting" ? (faces[waiting++]?.tile ?? tile("p4ate")) : doneTiles[state]))
  const rows: TileCode[][] = []
  for (let from = 0; from < written.length; from += perRow) rows.push(written.slice(from, from + perRow))
  return joinTiles(rows)
}
