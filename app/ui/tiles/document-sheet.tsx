import style from "./document-sheet.module.css"
import type { SheetKind } from "./picture.ts"
import { joinTiles, type TileCode, tile } from "./tile-code.ts"
import { Wall } from "./wall.tsx"

type Props = {
  kind: SheetKind
  /** The tile in the letterhead. */
  motif: TileCode
  /** How many numbered marks are drawn: at most nine, and as many as the drawing has places. */
  marks: number
}

/** A drawn document set in tiles, with numbered marks on its parts. */
export function DocumentSheet({ kind, motif, marks }: Props) {
  const { rows, corner, strong, lines, places } = sheets[kind]
  const marked = places.slice(0, marks)
  return (
    <Wall rows={joinTiles([[motif, paper, paper, corner], ...rows])} className={style.sheet}>
      <path className={style.lines} d={lines} />
      <path className={style.strong} d={strong} />
      <path className={style.mark} d={marked.map(([x, y]) => `M${x} ${y}h0`).join("")} />
      {/* A list of positions has one for each character. */}
      <text x={marked.map(([x]) => x).join(" ")} y={marked.map(([, y]) => y + 0.15).join(" ")}>
        {marked.map((_, index) => index + 1).join("")}
      </text>
    </Wall>
  )
}

const paper = tile("l0v")
const cutCorner = tile("t3zv")
const roundCorner = tile("q3zv")

const row = [paper, paper, paper, paper] as const

/** Each row after the letterhead, the corner of the letterhead, the printed lines and the places of the marks. */
const sheets = {
  /** A proposal: letterhead and fields. */
  proposal: {
    rows: [row, row, row, row],
    corner: cutCorner,
    strong: "M1.25.38h1.5M1.25.68h1",
    lines:
      "M1.2 1.3h2.5M1.2 1.6h1.7M1.2 2.05h2.5M1.2 2.35h2M1.2 2.8h2.5M1.2 3.1h1.2M1.2 3.55h2.5M1.2 3.85h1.9M1.2 4.45h1.4",
    places: [
      [0.6, 1.45],
      [0.6, 2.2],
      [0.6, 2.95],
      [0.6, 3.7],
      [0.6, 4.45],
    ],
  },
  /** A list of people with a column for each field. */
  people: {
    rows: [row, row, row, row],
    corner: cutCorner,
    strong: "M1.25.38h1.5M1.25.68h1",
    lines:
      "M1.2 1.4h2.5M.25 2.5h3.5M.25 3.1h3.5M.25 3.7h3.5M1.5 1.8v2.5M2.7 1.8v2.5M.45 2.8h.8M.45 3.4h.6M.45 4h.8M1.75 2.8h.6M1.75 3.4h.7M1.75 4h.5M2.95 2.8h.6M2.95 3.4h.6M2.95 4h.6M.3 4.55h2",
    places: [
      [0.6, 1.4],
      [0.85, 2.1],
      [2.1, 2.1],
      [3.25, 2.1],
      [3.25, 4.5],
    ],
  },
  /** A member card. */
  card: {
    rows: [row, row],
    corner: roundCorner,
    strong: "M2 .38h1.1M2 .66h.8",
    lines: "M1 1.4h1M1 1.65h.6M2.9 1.4h.8M2.9 1.65h.6M1 2.3h1M1 2.55h.7M2.9 2.3h.8M2.9 2.55h.5",
    places: [
      [1.5, 0.5],
      [0.5, 1.5],
      [2.45, 1.5],
      [0.5, 2.4],
      [2.45, 2.4],
    ],
  },
} as const satisfies Record<SheetKind, object>
