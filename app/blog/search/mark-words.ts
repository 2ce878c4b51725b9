import { foldText } from "./search-text.ts"

export type MarkedPiece = { text: string; isMarked: boolean }

// A letter with the marks that follow it: folding one of them never changes its neighbour.
const letter = /\P{M}\p{M}*|\p{M}+/uy

/** The text cut into pieces that the term marks and pieces that it does not; joined they are the text again. */
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

/** Nearly all letters are plain and followed by a plain one: for them the expression above is too slow a tool. */
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

/** The folded text between two blanks, and for each of its characters which stretch of the original it stands for. */
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

/** Where the term stands in the text, as search understands it (D25): stretches of the original, in order. */
export function findWords(text: string, term: string): { from: number; to: number }[] {
  const wanted = foldText(term)
  if (wanted.trim() === "" || !` ${foldText(text)} `.includes(wanted)) return []
  const { folded, from, to } = foldWithOrigin(text)
  const found: { from: number; to: number }[] = []
  let at = folded.indexOf(wanted)
  while (at !== -1) {
    const stretch = { from: from[at] ?? 0, to: to[at + wanted.length - 1] ?? 0 }
    const last = found.at(-1)
    if (last && stretch.from <= last.to) last.to = Math.max(last.to, stretch.to)
    else found.push(stretch)
    at = folded.indexOf(wanted, at + wanted.length)
  }
  return found
}
