import path from "node:path"
import { readTokenColours } from "../../app/platform/page/token-colours.server.ts"
import { portraits } from "./portraits.ts"
import { scenes } from "./scenes.ts"
import type { Shape } from "./shapes.ts"

type Size = { width: number; height: number; tile: number }

// §9: a post's picture has the size of its share card.
const sceneSize = { width: 1200, height: 630, tile: 90 }
const portraitSize = { width: 160, height: 184, tile: 80 }
const colourOf = readTokenColours(path.join(import.meta.dirname, "../../app/ui/tokens.css"))

/** Every picture as [file under public/imagens, SVG]. */
export function drawnPictures(): [name: string, svg: string][] {
  return [
    ...Object.entries(scenes).map(([slug, shapes]): [string, string] => [
      `artigos/${slug}.svg`,
      svgOf(shapes, sceneSize),
    ]),
    ...Object.entries(portraits).map(([slug, shapes]): [string, string] => [
      `autores/${slug}.svg`,
      svgOf(shapes, portraitSize),
    ]),
  ]
}

function svgOf(shapes: readonly Shape[], size: Size) {
  const { width, height } = size
  const painted = joined(shapes).map(({ tone, d }) => `<path fill="${colourOf(tone)}" d="${d}"/>`)
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...painted,
    ...tiling(size),
    "</svg>",
  ].join("\n")}\n`
}

/** Neighbours of one tone are one path. */
function joined(shapes: readonly Shape[]) {
  const runs: Shape[] = []
  for (const { tone, d } of shapes) {
    const last = runs.at(-1)
    if (last?.tone === tone) last.d += d
    else runs.push({ tone, d })
  }
  return runs
}

/** The joints between the tiles, and a few tiles fired lighter or darker. Walls begin at the bottom and the middle. */
function tiling({ width, height, tile }: Size) {
  const left = ((width / 2) % tile) - tile
  const columns = Math.ceil((width - left) / tile)
  const rows = Math.ceil(height / tile)
  const joints = [
    ...Array.from({ length: columns }, (_, n) => `M${left + n * tile} 0V${height}`),
    ...Array.from({ length: rows - 1 }, (_, n) => `M0 ${height - (n + 1) * tile}H${width}`),
  ]
  const glazed = (rest: number) =>
    Array.from({ length: columns * rows }, (_, n) => n)
      .filter((n) => (n * 7 + Math.floor(n / columns) * 5) % 11 === rest)
      .map(
        (n) =>
          `M${left + (n % columns) * tile} ${height - (Math.floor(n / columns) + 1) * tile}h${tile}v${tile}h-${tile}z`,
      )
      .join("")
  return [
    `<path fill="${colourOf("papel")}" fill-opacity=".06" d="${glazed(3)}"/>`,
    `<path fill="${colourOf("petroleo")}" fill-opacity=".04" d="${glazed(8)}"/>`,
    `<path fill="none" stroke="${colourOf("papel")}" stroke-opacity=".3" stroke-width="1.5" d="${joints.join("")}"/>`,
    `<path fill="none" stroke="${colourOf("petroleo")}" stroke-opacity=".07" stroke-width="1.5" d="${joints.join("")}"/>`,
  ]
}
