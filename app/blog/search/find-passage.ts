import { findWords } from "./mark-words.ts"

type Searched = { title: string; excerpt: string; contentText: string }

const before = 70
const after = 140

/**
 * The words of the content around the first hit. Null when the title or the excerpt contains the term, because they
 * already show why the post was found.
 */
export function findPassage({ title, excerpt, contentText }: Searched, term: string): string | null {
  if (findWords(title, term).length > 0 || findWords(excerpt, term).length > 0) return null
  const [hit] = findWords(contentText, term)
  if (!hit) return null
  const end = Math.min(hit.to, hit.from + 200)
  const from = cutBetweenLetters(contentText, cutAtBlank(contentText, hit.from - before, 1, hit.from))
  const to = cutBetweenLetters(contentText, cutAtBlank(contentText, end + after, -1, end))
  const passage = contentText.slice(from, to).trim()
  return `${from > 0 ? "… " : ""}${passage}${to < contentText.length ? " …" : ""}`
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
