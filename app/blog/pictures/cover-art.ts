import { layTiles, type PlacedTile, readTile, square, type WallPlan } from "../../ui/tiles/wall-plan.ts"
import { coverTopics, type Palette, type Topic } from "../content/cover-figures.ts"

type Size = { width: number; height: number }
type Draw = (below: number) => number

const isTopic = (slug: string): slug is Topic => slug in coverTopics
const topics = Object.keys(coverTopics).filter(isTopic)

/** A category that is no topic borrows the look of one, always the same. */
export function topicOf(category: string): Topic {
  return isTopic(category) ? category : (topics[drawsOf(category)(topics.length)] ?? "beneficios")
}

/** FNV-1a seeds mulberry32: the same post always gets the same cover, on every machine. */
function drawsOf(text: string): Draw {
  let seed = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) seed = Math.imul(seed ^ byte, 0x01000193)
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Two glazes of a figure may change places, which doubles the figures. */
function dressed(palette: Palette, isSwapped: boolean): Palette {
  return isSwapped ? { ...palette, A: palette.B, B: palette.A } : palette
}

function tileAt(written: string, x: number, y: number): PlacedTile {
  const { tile } = readTile(written)
  if (!tile) throw new Error(`"${written}" covers nothing`)
  return { ...tile, x, y }
}

function painted(written: string, palette: Palette) {
  return written.replaceAll(/[GABCL]/g, (part) => palette[part as "G"])
}

/** One motif, from the base upward. */
function column(draw: Draw, tiles: number, { G, A, B, C }: Palette, isRight: boolean): string[] {
  const motif = draw(6)
  const X = draw(2) ? A : B
  const turn = isRight ? 1 : 0
  return Array.from({ length: tiles }, (_, index) => {
    const isTop = index === tiles - 1
    const isOdd = index % 2
    if (motif === 0) return `f${(index + turn) % 2}${G}${X}`
    if (motif === 1) return `m${isOdd ? 2 : 0}${G}${X}`
    if (motif === 2) return isTop && tiles > 1 ? `m0${G}${X}` : index === 0 ? `c2${X}${C}${X}` : `l0${X}`
    if (motif === 3) return isOdd ? `q${isRight ? 1 : 0}${G}${X}` : `q${isRight ? 2 : 3}${G}${X}`
    if (motif === 4) return isTop ? `x0${G}${X}` : `a${(index * 2 + turn) % 4}${G}${X}`
    return isTop ? `c2${G}${X}${tiles === 1 ? X : C}` : `l0${X}`
  })
}

const placeOf = (x: number, y: number) => `${x} ${y}`

/**
 * A post's cover: its topic gives the ground, the glazes and the figures, its slug chooses among them and lays
 * the rest. The figure stands on the base line within the middle four columns; the columns beside it grow from
 * the base; one tile is of clay; what is left is silence. The top row is always silence, so crops lose nothing.
 */
export function coverOf(slug: string, category: string, { width, height }: Size): WallPlan {
  const topic = topicOf(category)
  const { palette: basic, figures } = coverTopics[topic]
  const draw = drawsOf(`${topic}/${slug}`)
  const { width: figureWidth, height: figureHeight, pieces } = figures[draw(figures.length)] ?? figures[0]
  const palette = dressed(basic, draw(2) === 1)
  const left = Math.floor((width - 6) / 2) + 1 + draw(5 - figureWidth)
  const top = height - figureHeight

  const over = new Map<string, PlacedTile>()
  const busy = new Set<string>()
  const ground = { ...tileAt(`l0${palette.G}`, 0, 0), scale: Math.max(width, height) }
  const under: PlacedTile[] = [ground]
  const lay = (written: string, x: number, y: number) => {
    over.set(placeOf(x, y), tileAt(written, x, y))
    busy.add(placeOf(x, y))
  }

  for (const [written, x, y] of pieces) {
    const tile = tileAt(painted(written, palette), left + x, top + y)
    if (tile.scale > 1 || !Number.isInteger(x)) under.push(tile)
    else over.set(placeOf(left + x, top + y), tile)
  }
  for (let x = left; x < left + figureWidth; x++) for (let y = top; y < height; y++) busy.add(placeOf(x, y))

  const flank = Array.from({ length: width }, (_, x) => x).filter((x) => x < left || x >= left + figureWidth)
  const hands: [written: string, x: number, y: number][] = []
  for (const x of flank) {
    const distance = Math.min(Math.abs(x - left + 1), Math.abs(x - (left + figureWidth)))
    const drawn = distance < 2 ? 1 + draw(Math.min(3, height - 1)) : distance > 3 ? 0 : draw(3)
    const tiles = width === 6 ? Math.max(drawn, 1) : drawn
    for (const [index, written] of column(draw, tiles, palette, x >= left + figureWidth).entries()) {
      const y = height - 1 - index
      lay(written, x, y)
      if (/^[fq]/.test(written)) hands.push([written, x, y])
    }
  }
  const edge = flank[draw(flank.length)] ?? 0
  const hand = hands[draw(Math.max(hands.length, 1))] ?? ([`f${draw(2)}`, edge, height - 1] as const)
  lay(hand[0].slice(0, 2) + palette.hand, hand[1], hand[2])

  let lit = ""
  let dim = ""
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!busy.has(placeOf(x, y)) && draw(100) < 30)
        over.set(placeOf(x, y), tileAt(`${"qmxfa"[draw(5)]}${draw(4)}${palette.G}${palette.tone}`, x, y))
      const glaze = draw(9)
      if (glaze === 0) lit += square(x, y)
      if (glaze === 1) dim += square(x, y)
    }
  return layTiles({ width, height, under, over: [...over.values()], lit, dim })
}
