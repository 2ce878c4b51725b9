import { drawPortrait } from "../../app/team/draw-portrait.ts"
import { people } from "../../app/team/people.ts"
import type { Person } from "../../app/team/person.ts"
import type { Shape } from "./shapes.ts"

// 160 × 184: four tiles wide, with a little more wall above.
const size = { tile: 40, top: 24 }

const pictured: readonly Person[] = [people.dalvaNunes, people.rosaAmaral]

/** The pictures of the blog's authors, by slug, shown under an arch. They show nobody: a photograph replaces them. */
export const portraits: Readonly<Record<string, readonly Shape[]>> = Object.fromEntries(
  pictured.flatMap(({ slug, picture }) =>
    picture.kind === "drawing" ? [[slug, drawPortrait(picture, size)]] : [],
  ),
)
