import { grouped } from "../../locale/pt-br.ts"
import { joinTiles, type TileCode, tile } from "../../ui/tiles/tile-code.ts"
import type { DeadlineDisplay } from "../deadline/deadline-display.ts"

/** One lead of the day: waiting for its first contact, contacted in time or late, or ended without a contact. */
export type DayTile = { state: "waiting" | "in-time" | "late" | "ended" }

/** Today's leads and the state of each, in the order of arrival. */
export type DaySummary = {
  leads: number
  inTime: number
  late: number
  waiting: number
  tiles: readonly DayTile[]
}

/** 'Hoje: 23 leads, 13 no prazo, 1 fora do prazo, 9 esperando'. */
export function daySummaryText({ leads, inTime, late, waiting }: DaySummary) {
  if (leads === 0) return "Hoje ainda não chegou nenhum lead"
  const parts = [
    leads === 1 ? "1 lead" : `${grouped(leads)} leads`,
    `${grouped(inTime)} no prazo`,
    late > 0 && `${grouped(late)} fora do prazo`,
    waiting > 0 && `${grouped(waiting)} esperando`,
  ]
  return `Hoje: ${parts.filter(Boolean).join(", ")}`
}

/** With more tiles in a row, a tile is too small to read. */
const perRow = 46
const maxRows = 6

const doneTiles = { "in-time": tile("c0ae"), late: tile("c0ab"), ended: tile("l0a") }

/** One tile per lead: plain for a finished lead, the tile of its deadline for a waiting one. */
export function dayRows({ tiles }: Pick<DaySummary, "tiles">, deadlines: readonly DeadlineDisplay[]) {
  let waiting = 0
  const drawn = tiles
    .slice(0, perRow * maxRows)
    .map(({ state }) =>
      state === "waiting" ? (deadlines[waiting++]?.tile ?? tile("p4ate")) : doneTiles[state],
    )
  const rows: TileCode[][] = []
  for (let from = 0; from < drawn.length; from += perRow) rows.push(drawn.slice(from, from + perRow))
  return joinTiles(rows)
}
