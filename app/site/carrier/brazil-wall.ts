import { joinTiles, tile, type WallRows, wall } from "../../ui/tiles/tile-code.ts"

type Place = { code: string; x: number; y: number }

/** A map of Brazil with one tile for each state. */
const land = `
  ..  RR  ..  AP  ..  ..  ..
  ..  AM  PA  MA  CE  RN  ..
  AC  RO  TO  PI  PE  PB  ..
  ..  MT  DF  BA  SE  AL  ..
  ..  MS  GO  MG  ES  ..  ..
  ..  ..  SP  RJ  ..  ..  ..
  ..  ..  PR  ..  ..  ..  ..
  ..  ..  SC  ..  ..  ..  ..
  ..  ..  RS  ..  ..  ..  ..`

/** A raft on the sea, which is the background. */
const around = wall(`
  - - - - - - -
  - - - - - - -
  - - - - - - -
  - - - - - - -
  - - - - - - -
  - - - - - t2zw t3zb
  - - - - - m2zc*2 .
  - - - - - . .
  - - - - - - -`)

const shapes = ["q2", "q1", "m0", "a0", "f1", "q0", "a3", "m2"] as const

const sea = cells(around) as WallRows[][]

export const places: readonly Place[] = cells(land).flatMap((row, y) =>
  row.flatMap((code, x) => (code === ".." ? [] : [{ code, x, y }])),
)

/** The map with the given states in colour. */
export function brazilWall(codes: readonly string[]) {
  return joinTiles(
    sea.map((row, y) =>
      row.map((water, x) => {
        const index = places.findIndex((place) => place.x === x && place.y === y)
        const place = places[index]
        if (!place) return water
        const shape = shapes[index % shapes.length] ?? "l0"
        return codes.includes(place.code) ? tile(`${shape}tm` as const) : tile("l0w")
      }),
    ),
  )
}

function cells(rows: string) {
  return rows
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/))
}
