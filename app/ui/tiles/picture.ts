import type { WallRows } from "./tile-code.ts"

/** A picture in a frame (framed-picture.tsx). */
export type Picture = {
  /** Drawn from tiles; it stands there until there is a photograph. */
  scene: WallRows
  /** A photograph of our own. */
  photo?: { src: string; alt: string }
  caption: string
}

/** The drawn documents (document-sheet.tsx). */
export type SheetKind = "proposal" | "people" | "card"
