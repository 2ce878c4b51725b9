import type { Db } from "../../platform/db/db.server.ts"
import { findWords } from "./mark-words.ts"
import { isTermFound, truncateTerm } from "./search-store.server.ts"
import { foldText } from "./search-text.ts"
import { listNearWords } from "./suggestion-store.server.ts"

const maxTerms = 3
const maxWords = 4

/**
 * D74: up to three other terms for a term that finds nothing, the most similar first. Each is a word of a visible post
 * or the whole term with such words in it, and finds at least one post. A term that contains another one is left out,
 * because every post it finds is found by the other.
 */
export async function suggestTerms(db: Db, term: string): Promise<string[]> {
  const folded = foldText(truncateTerm(term))
  const words = [...new Set(folded.match(/[\p{L}\p{N}]{3,}/gu))].slice(0, maxWords)
  if (words.length === 0) return []
  const near = await listNearWords(db, words)
  const spelled = near.map(({ of, word, text }) => ({ of, term: spellingIn(text, word) }))
  const whole = words.reduce((phrase, word) => {
    const nearest = spelled.find(({ of }) => of === word)
    return nearest ? phrase.replace(word, nearest.term) : phrase
  }, folded.trim())
  const isWholeFound = words.length > 1 && (await isTermFound(db, whole))
  const terms = [...(isWholeFound ? [whole] : []), ...spelled.map((one) => one.term)]
  return terms
    .filter((one) => foldText(one) !== folded.trim())
    .filter((one, n, all) => !all.slice(0, n).some((other) => foldText(one).includes(foldText(other))))
    .slice(0, maxTerms)
}

/** The word with its accents in the text, in small letters unless it is all capitals, such as ANS. */
function spellingIn(text: string, word: string) {
  const [place] = findWords(text, word)
  const found = place ? text.slice(place.from, place.to) : word
  return found === found.toUpperCase() ? found : found.toLowerCase()
}
