import { findWords } from "./mark-words.ts"

type Searched = { title: string; excerpt: string; contentText: string }

// A row of a result shows about 110 characters on a phone, and the term has to be among them.
const before = 70
const after = 140

/** The words around the first hit in the excerpt, or in the text when the title does not show why the post was found. */
export function findPassage({ title, excerpt, contentText }: Searched, term: string): string | null {
  const isInTitle = findWords(title, term).length > 0
  return passageIn(excerpt, term) ?? (isInTitle ? null : passageIn(contentText, term))
}

function passageIn(text: string, term: string) {
  const [hit] = findWords(text, term)
  if (!hit) return null
  const end = Math.min(hit.to, hit.from + 200)
  const sentence = sentenceStart(text, hit.from)
  const from = sentence ?? cutBetweenLetters(text, cutAtBlank(text, hit.from - before, 1, hit.from))
  const to = cutBetweenLetters(text, cutAtBlank(text, end + after, -1, end))
  const passage = text.slice(from, to).trim()
  return `${sentence === null && from > 0 ? "… " : ""}${passage}${to < text.length ? " …" : ""}`
}

/** Where the sentence with the hit starts; null near the start of the text, and when the sentence starts too far away. */
function sentenceStart(text: string, hit: number) {
  const from = hit - before
  if (from <= 0) return null
  const starts = [...text.slice(from, hit).matchAll(/[.!?] (?=\p{Lu})/gu)]
  const last = starts.at(-1)
  return last ? from + last.index + last[0].length : null
}

/** Moves a cut in direction `step` to the next space, but not past `limit`. */
function cutAtBlank(text: string, cut: number, step: 1 | -1, limit: number) {
  for (let n = cut; n !== limit && n > 0 && n < text.length; n += step) if (text[n] === " ") return n
  return Math.min(Math.max(cut, 0), text.length)
}

/** True between the two halves of one character and between a letter and its marks. */
const isInsideLetter = (text: string, cut: number) => /^[\p{M}\uDC00-\uDFFF]/u.test(text.slice(cut, cut + 1))

function cutBetweenLetters(text: string, position: number) {
  let cut = position
  while (cut > 0 && cut < text.length && isInsideLetter(text, cut)) cut -= 1
  return cut
}
