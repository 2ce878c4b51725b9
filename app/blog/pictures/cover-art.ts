import { layTiles, type PlacedTile, readTile, square, type WallPlan } from "../../ui/tiles/wall-plan.ts"
import { coverTopics, type Palette, type Topic } from "../content/cover-figures.ts"

type Size = { width: number; height: number }
type Random = (below: number) => number

const isTopic = (slug: string): slug is Topic => slug in coverTopics
const topics = Object.keys(coverTopics).filter(isTopic)

/** A category that is not a topic gets the look of one topic, always the same one. */
export function topicOf(category: string): Topic {
  return isTopic(category) ? category : (topics[randomFrom(category)(topics.length)] ?? "beneficios")
}

/** Random numbers from mulberry32, seeded by FNV-1a, so that a post gets the same cover on every machine. */
function randomFrom(text: string): Random {
  let seed = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) seed = Math.imul(seed ^ byte, 0x01000193)
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Swapping the two main colours of a figure doubles the number of figures. */
function withSwappedColours(palette: Palette, isSwapped: boolean): Palette {
  return isSwapped ? { ...palette, A: palette.B, B: palette.A } : palette
}

function tileAt(code: string, x: number, y: number): PlacedTile {
  const { tile } = readTile(code)
  if (!tile) throw new Error(`"${code}" covers nothing`)
  return { ...tile, x, y }
}

function withPalette(code: string, palette: Palette) {
  return code.replaceAll(/[GABCL]/g, (part) => palette[part as "G"])
}

/** The tiles of a side column with one motif, from the bottom to the top. */
function column(random: Random, tiles: number, { G, A, B, C }: Palette, isRight: boolean): string[] {
  const motif = random(6)
  const X = random(2) ? A : B
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

const positionKey = (x: number, y: number) => `${x} ${y}`

/**
 * A post's cover. The topic gives the background, the colours and the figures. The slug seeds every random choice. The
 * figure is at the bottom of the four middle columns, with columns of tiles on both sides. One tile is clay. The
 * rest is background. The top row is always background, so that it can be cropped.
 */
export function coverOf(slug: string, category: string, { width, height }: Size): WallPlan {
  const topic = topicOf(category)
  const { palette: topicPalette, figures } = coverTopics[topic]
  const random = randomFrom(`${topic}/${slug}`)
  const { width: figureWidth, height: figureHeight, pieces } = figures[random(figures.length)] ?? figures[0]
  const palette = withSwappedColours(topicPalette, random(2) === 1)
  const left = Math.floor((width - 6) / 2) + 1 + random(5 - figureWidth)
  const top = height - figureHeight

  const over = new Map<string, PlacedTile>()
  const occupied = new Set<string>()
  const ground = { ...tileAt(`l0${palette.G}`, 0, 0), scale: Math.max(width, height) }
  const under: PlacedTile[] = [ground]
  const lay = (code: string, x: number, y: number) => {
    over.set(positionKey(x, y), tileAt(code, x, y))
    occupied.add(positionKey(x, y))
  }

  for (const [code, x, y] of pieces) {
    const tile = tileAt(withPalette(code, palette), left + x, top + y)
    if (tile.scale > 1 || !Number.isInteger(x)) under.push(tile)
    else over.set(positionKey(left + x, top + y), tile)
  }
  for (let x = left; x < left + figureWidth; x++)
    for (let y = top; y < height; y++) occupied.add(positionKey(x, y))

  const sideColumns = Array.from({ length: width }, (_, x) => x).filter(
    (x) => x < left || x >= left + figureWidth,
  )
  const accentCandidates: [code: string, x: number, y: number][] = []
  for (const x of sideColumns) {
    const distance = Math.min(Math.abs(x - left + 1), Math.abs(x - (left + figureWidth)))
    const randomHeight = distance < 2 ? 1 + random(Math.min(3, height - 1)) : distance > 3 ? 0 : random(3)
    const tiles = width === 6 ? Math.max(randomHeight, 1) : randomHeight
    for (const [index, code] of column(random, tiles, palette, x >= left + figureWidth).entries()) {
      const y = height - 1 - index
      lay(code, x, y)
      if (/^[fq]/.test(code)) accentCandidates.push([code, x, y])
    }
  }
  const edge = sideColumns[random(sideColumns.length)] ?? 0
  const accent =
    accentCandidates[random(Math.max(accentCandidates.length, 1))] ??
    ([`f${random(2)}`, edge, height - 1] as const)
  lay(accent[0].slice(0, 2) + palette.accent, accent[1], accent[2])

  let lit = ""
  let dim = ""
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!occupied.has(positionKey(x, y)) && random(100) < 30)
        over.set(
          positionKey(x, y),
          tileAt(`${"qmxfa"[random(5)]}${random(4)}${palette.G}${palette.tone}`, x, y),
        )
      const glaze = random(9)
      if (glaze === 0) lit += square(x, y)
      if (glaze === 1) dim += square(x, y)
    }
  return layTiles({ width, height, under, over: [...over.values()], lit, dim })
}
