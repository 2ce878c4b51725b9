import { trace } from "../ui/tiles/tile-shapes.ts"
import type { Drawing, PortraitTone } from "./person.ts"

export type PortraitShape = { tone: PortraitTone; d: string }

/** A portrait is four tiles wide and high. */
export const portraitTiles = 4

type Size = { tile?: number; top?: number }

/**
 * A person in the window of the tile Abrigo, in painting order, without a face. `tile` is the side of one tile;
 * `top` is added above, where a picture is higher than wide.
 */
export function drawPortrait(drawing: Drawing, size: Size = {}): PortraitShape[] {
  const { clothes, hair, hasGlasses } = drawing
  const { behind = "", front = "" } = hairCuts[hair.cut]
  const person: [PortraitTone, string][] = [
    [hair.tone, behind],
    [clothes, "M.6 4A1.427 1.427 0 0 1 3.4 4Z"],
    ["papel", "M1.72 2.1L2.28 2.1L2.28 2.95A.28 .28 0 0 1 1.72 2.95Z"],
    ["papel", disc(2, 1.75, 0.62)],
    [hair.tone, front],
    ...(hasGlasses ? glasses : []),
  ]
  const shapes = person.filter(([, outline]) => outline !== "")
  return [...portraitWindow(drawing, size), ...scaled(shapes, size)]
}

/** The wall and the window without a person. */
export function portraitWindow(
  { wall, window }: Pick<Drawing, "wall" | "window">,
  size: Size = {},
): PortraitShape[] {
  const { tile = 1, top = 0 } = size
  return scaled(
    [
      [wall, box(0, -top / tile, portraitTiles, portraitTiles)],
      [window, "M.25 4L.25 2A1.75 1.75 0 0 1 3.75 2L3.75 4Z"],
    ],
    size,
  )
}

function scaled(shapes: readonly [PortraitTone, string][], { tile = 1, top = 0 }: Size) {
  return shapes.map(([tone, outline]) => ({
    tone,
    d: trace(outline, { x: 0, y: top, scale: tile, turn: 0 }),
  }))
}

// Only M, L, A and Z, so that `trace` can scale them.
const hairCuts: Record<Drawing["hair"]["cut"], { behind?: string; front?: string }> = {
  bob: {
    behind: "M1.08 2.75L1.08 1.72A.92 .92 0 0 1 2.92 1.72L2.92 2.75Z",
    front: "M1.36 1.6A.68 .68 0 0 1 2.64 1.6A1.3 1.3 0 0 1 1.75 1.28A1 1 0 0 1 1.36 1.6Z",
  },
  short: { front: "M1.32 1.68A.68 .68 0 0 1 2.68 1.68Z" },
  bun: { behind: disc(2, 0.82, 0.34), front: "M1.32 1.68A.68 .68 0 0 1 2.68 1.68Z" },
  beard: { front: "M1.36 1.86A.64 .64 0 0 0 2.64 1.86Z" },
  round: { behind: disc(2, 1.5, 0.95) },
}

const glasses: readonly [PortraitTone, string][] = [
  ["petroleo", disc(1.73, 1.8, 0.24) + disc(2.27, 1.8, 0.24)],
  ["papel", disc(1.73, 1.8, 0.18) + disc(2.27, 1.8, 0.18)],
]

function box(left: number, top: number, right: number, bottom: number) {
  return `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`
}

function disc(x: number, y: number, radius: number) {
  const [left, right] = [`${x - radius} ${y}`, `${x + radius} ${y}`]
  return `M${left}A${radius} ${radius} 0 0 1 ${right}A${radius} ${radius} 0 0 1 ${left}Z`
}
