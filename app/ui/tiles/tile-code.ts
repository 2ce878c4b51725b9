import type { TileShape, TileTone } from "./tile-shapes.ts"

declare const isRead: unique symbol
declare const isOneTile: unique symbol

/** A wall in the notation of `planWall`, of which the compiler has read every word. */
export type WallRows = string & { readonly [isRead]: true }

/** One tile, such as "c2acs". */
export type TileCode = WallRows & { readonly [isOneTile]: true }

/** A shape with its quarter turns, such as "c0". */
export type TurnedShape = `${Exclude<TileShape, `p${number}`>}${0 | 1 | 2 | 3}`

/** At compile time, refuses a text with a word that is not a tile. */
export function wall<const Rows extends string>(rows: Read<Rows>) {
  return rows as WallRows
}

export function tile<const Code extends string>(code: ReadTile<Code>) {
  return code as string as TileCode
}

/** Joins cells to rows, where a program chooses them. */
export function joinTiles(rows: readonly (readonly WallRows[])[]) {
  return rows.map((row) => row.join(" ")).join("\n") as WallRows
}

/** The text itself, or the fault as a text that nothing can be assigned to. */
export type Read<Rows extends string> = Rows extends WallRows
  ? Rows
  : Rows extends ""
    ? "a wall has a tile"
    : [Fault<Rows>] extends [never]
      ? Rows
      : `"${Fault<Rows>}" is not a tile`

export type ReadTile<Code extends string> = Code extends TileCode
  ? Code
  : IsTile<Code> extends true
    ? Code
    : `"${Code}" is not a tile`

/** The first word that is not a tile. A text of type `string` is refused too, because its value is unknown. */
type Fault<Rows extends string> = string extends Rows
  ? Rows
  : Rows extends `${infer Row}\n${infer Rest}`
    ? [FaultInRow<Row>] extends [never]
      ? Fault<Rest>
      : FaultInRow<Row>
    : FaultInRow<Rows>

type FaultInRow<Row extends string> = Row extends `${infer Word} ${infer Rest}`
  ? IsCell<Word> extends true
    ? FaultInRow<Rest>
    : Word
  : IsCell<Row> extends true
    ? never
    : Row

/** Two spaces in a row have an empty word between them. */
type IsCell<Word extends string> = Word extends "" | "." | "-" | ".+" | ".~" | "-+" | "-~"
  ? true
  : IsTile<Word>

type IsTile<Word extends string> = Word extends `${infer Tile}${"+" | "~"}`
  ? IsUnglazed<Tile>
  : IsUnglazed<Word>
type IsUnglazed<Word extends string> = Word extends `${infer Tile}!` ? IsStill<Tile> : IsStill<Word>
type IsStill<Word extends string> = Word extends `${infer Tile}*${Scale}` ? IsPlain<Tile> : IsPlain<Word>

/** Shape and quarter turns; for a clock the quarters left. */
type IsPlain<Word extends string> = Word extends `${infer Shape}${infer Turn}${infer Tones}`
  ? Tones extends ToneWord
    ? `${Shape}${Turn}` extends TurnedShape | TileShape
      ? true
      : false
    : false
  : false

type Scale = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type ToneWord = TileTone | `${TileTone}${TileTone}` | `${TileTone}${TileTone}${TileTone}`
