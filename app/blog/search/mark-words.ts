import { foldText } from "./search-text.ts"

export type MarkedPiece = { text: string; isMarked: boolean }

// A letter with the marks that follow it. Folding one never changes the next.
const letter = /\P{M}\p{M}*|\p{M}+/uy

/** Splits the text into pieces inside and outside the hits of the term. The pieces joined are the text. */
export function markWords(text: string, term: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let done = 0
  for (const { from, to } of findWords(text, term)) {
    pieces.push(
      { text: text.slice(done, from), isMarked: false },
      { text: text.slice(from, to), isMarked: true },
    )
    done = to
  }
  pieces.push({ text: text.slice(done), isMarked: false })
  return pieces.filter((piece) => piece.text !== "")
}

/** Most letters are plain and followed by a plain one. This check is faster than the regular expression. */
function isPlain(text: string, at: number) {
  return text.charCodeAt(at) < 0x80 && !(text.charCodeAt(at + 1) >= 0x300)
}

function letterAt(text: string, at: number) {
  if (isPlain(text, at)) return text.charAt(at)
  letter.lastIndex = at
  return letter.exec(text)?.[0] ?? text.charAt(at)
}

function foldLetter(one: string) {
  return one.length === 1 && one > " " && one < "\u007f" ? one.toLowerCase() : foldText(one)
}

/** The folded text with a space before and after it, and for each of its characters the range in the original text. */
function foldWithOrigin(text: string) {
  let folded = " "
  const from = [0]
  const to = [0]
  for (let at = 0; at < text.length; ) {
    const one = letterAt(text, at)
    const plain = foldLetter(one)
    const isRepeatedBlank = plain === " " && folded.endsWith(" ") && folded.length > 1
    if (plain === "" || isRepeatedBlank) to[to.length - 1] = at + one.length
    else {
      folded += plain
      for (let n = 0; n < plain.length; n++) {
        from.push(at)
        to.push(at + one.length)
      }
    }
    at += one.length
  }
  return { folded: `${folded} `, from: [...from, text.length], to: [...to, text.length] }
}

/** The ranges of the original text that match the term by the rules of search (D25), in order. */
export function findWords(text: string, term: string): { from: number; to: number }[] {
  const foldedTerm = foldText(term)
  if (foldedTerm.trim() === "" || !` ${foldText(text)} `.includes(foldedTerm)) return []
  const { folded, from, to } = foldWithOrigin(text)
  const found: { from: number; to: number }[] = []
  let at = folded.indexOf(foldedTerm)
  while (at !== -1) {
    const range = { from: from[at] ?? 0, to: to[at + foldedTerm.length - 1] ?? 0 }
    const last = found.at(-1)
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to)
    else found.push(range)
    at = folded.indexOf(foldedTerm, at + foldedTerm.length)
  }
  return found
}
