import { grouped } from "../../platform/pt-br.ts"
import type { ClockFace } from "./clock-face.ts"

/** Today's leads and what became of each. */
export type DaySummary = { leads: number; inTime: number; late: number; waiting: number }

/** 'Hoje: 23 leads, 13 no prazo, 1 fora, 9 esperando'. */
export const dayWords = ({ leads, inTime, late, waiting }: DaySummary) => {
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

/** One tile per lead: done ones recede, those who wait keep the tile of their clock. */
export const dayTiles = ({ inTime, late, waiting }: DaySummary, faces: readonly ClockFace[]) => {
  const tiles = [
    ...Array.from({ length: inTime }, () => "c0ae"),
    ...Array.from({ length: late }, () => "c0ab"),
    ...Array.from({ length: waiting }, (_, place) => faces[place]?.tile ?? "p4ate"),
  ].slice(0, perRow * 6)
  const rows: string[] = []
  for (let from = 0; from < tiles.length; from += perRow)
    rows.push(tiles.slice(from, from + perRow).join(" "))
  return rows.join("\n")
}
