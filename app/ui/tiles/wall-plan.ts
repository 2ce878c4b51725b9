import { type TileShape, type TileTone, tileShapes, trace } from "./tile-shapes.ts"

type Tile = {
  shape: TileShape
  turn: number
  ground: TileTone
  figure: TileTone
  seed: TileTone
  scale: number
  isTurning: boolean
}

type Area = { tone: TileTone; d: string }

/** Areas in painting order: grounds, figures, seeds. */
type Layer = readonly Area[]

export type WallPlan = {
  width: number
  height: number
  /** Scaled tiles first, then the small tiles above them. */
  layers: readonly Layer[]
  /** Tiles that make a quarter turn when the page appears, one group each. */
  turning: readonly Layer[]
  lit: string
  dim: string
  grout: string
}

const notation =
  /^(?:[.-]|(?<shape>[qmaxfctlod](?=[0-3])|p[0-4])(?<turn>[0-3])?(?<tones>[wvaetmcnprsybdhikz]{1,3})(?:\*(?<scale>[2-9]))?(?<isTurning>!)?)(?<glaze>[+~])?$/

export const square = (x: number, y: number, side = 1) => `M${x} ${y}h${side}v${side}h-${side}z`

/** Reads one word of the notation of `planWall`. */
export function readTile(written: string) {
  const found = notation.exec(written)?.groups
  if (!found) throw new Error(`"${written}" is not a tile`)
  const { shape, turn, tones = "", scale, isTurning, glaze } = found
  if (!shape) return { tile: null, glaze }
  const [ground = "z", figure = ground, seed = figure] = tones as Iterable<TileTone>
  const tile: Tile = {
    shape: shape as TileShape,
    turn: Number(turn ?? 0),
    ground,
    figure,
    seed,
    scale: Number(scale ?? 1),
    isTurning: Boolean(isTurning),
  }
  return { tile, glaze }
}

export type PlacedTile = Tile & { x: number; y: number }

function layerOf(tiles: readonly PlacedTile[]): Layer {
  const grounds = new Map<TileTone, string>()
  const figures = new Map<TileTone, string>()
  const seeds = new Map<TileTone, string>()
  const add = (areas: Map<TileTone, string>, tone: TileTone, d: string) => {
    if (d) areas.set(tone, (areas.get(tone) ?? "") + d)
  }
  for (const tile of tiles) {
    const { figure, seed } = tileShapes[tile.shape]
    add(grounds, tile.ground, square(tile.x, tile.y, tile.scale))
    add(figures, tile.figure, trace(figure, tile))
    add(seeds, tile.seed, trace(seed, tile))
  }
  return [grounds, figures, seeds].flatMap((areas) => [...areas].map(([tone, d]) => ({ tone, d })))
}

const isPainted = ({ tone }: Area) => tone !== "z"

type Tiling = {
  width: number
  height: number
  /** Large tiles, and tiles between the cells, are below the others. */
  under: readonly PlacedTile[]
  over: readonly PlacedTile[]
  turning?: readonly PlacedTile[]
  lit: string
  dim: string
}

function joints(count: number, line: (at: number) => string) {
  return Array.from({ length: count - 1 }, (_, index) => line(index + 1)).join("")
}

/** Builds a wall from tiles with positions. */
export function layTiles({ width, height, under, over, turning = [], lit, dim }: Tiling): WallPlan {
  return {
    width,
    height,
    layers: [under, over].map((tiles) => layerOf(tiles).filter(isPainted)),
    turning: turning.map((tile) => layerOf([tile])),
    lit,
    dim,
    grout: joints(width, (x) => `M${x} 0V${height}`) + joints(height, (y) => `M0 ${y}H${width}`),
  }
}

/**
 * Reads the notation of a wall: one word per tile, one line per row. A word is a shape, its quarter turns (for a clock `p`:
 * the quarters left), then the tones of ground, figure and seed. `*2` scales the tile, `!` turns it when the page appears,
 * `+` lightens and `~` darkens it. `.` is covered by a scaled tile, `-` is empty.
 */
export function planWall(rows: string): WallPlan {
  const grid = rows
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/))
  const width = Math.max(...grid.map((row) => row.length))
  const height = grid.length
  const placed: PlacedTile[] = []
  let lit = ""
  let dim = ""
  for (const [y, row] of grid.entries())
    for (const [x, written] of row.entries()) {
      const { tile, glaze } = readTile(written)
      if (tile) placed.push({ ...tile, x, y })
      if (glaze === "+") lit += square(x, y)
      if (glaze === "~") dim += square(x, y)
    }
  const still = placed.filter((tile) => !tile.isTurning)
  return layTiles({
    width,
    height,
    under: still.filter((tile) => tile.scale > 1),
    over: still.filter((tile) => tile.scale === 1),
    turning: placed.filter((tile) => tile.isTurning),
    lit,
    dim,
  })
}
