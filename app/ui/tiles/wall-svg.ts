import { tileTones } from "./tile-shapes.ts"
import type { WallPlan } from "./wall-plan.ts"

type ColourOf = (token: string) => string

/** A wall as a standalone SVG, for cards and icons drawn outside a page. */
export function wallSvg({ width, height, layers, turning, grout }: WallPlan, colourOf: ColourOf) {
  const areas = [...layers, ...turning]
    .flat()
    .map(({ tone, d }) => `<path fill="${colourOf(tileTones[tone])}" d="${d}"/>`)
  const lines = `<path d="${grout}" fill="none" stroke="${colourOf("papel")}" stroke-opacity=".38" stroke-width=".012"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 100}" height="${height * 100}" viewBox="0 0 ${width} ${height}">${areas.join("")}${lines}</svg>`
}
