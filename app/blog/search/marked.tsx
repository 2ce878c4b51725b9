import { markWords } from "./mark-words.ts"
import style from "./marked.module.css"

/** A text with the search term highlighted. */
export function Marked({ text, term }: { text: string; term: string | null }) {
  return term === null
    ? text
    : markWords(text, term).map((piece, index) =>
        piece.isMarked ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change their order
          <mark key={index} className={style.mark}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )
}
