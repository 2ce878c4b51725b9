import type { Db } from "../../platform/db/db.server.ts"
import { findWords } from "./mark-words.ts"
import { cutTerm, isTermFound } from "./search-store.server.ts"
import { foldText } from "./search-text.ts"
import { listNearWords } from "./suggestion-store.server.ts"

const mostTerms = 3
const mostWords = 4

/**
 * D74: up to three other terms for a term that finds nothing, the nearest first. Each finds something: a word of a
 * visible post, or the whole term with such words in it.
 */
export async function suggestTerms(db: Db, term: string): Promise<string[]> {
  const folded = foldText(cutTerm(term))
  const words = [...new Set(folded.match(/[\p{L}\p{N}]{3,}/gu))].slice(0, mostWords)
  if (words.length === 0) return []
  const near = await listNearWords(db, words)
  const spelled = near.map(({ of, word, text }) => ({ of, term: spellingIn(text, word) }))
  const whole = words.reduce((phrase, word) => {
    const nearest = spelled.find(({ of }) => of === word)
    return nearest ? phrase.replace(word, nearest.term) : phrase
  }, folded.trim())
  const isWholeFound = words.length > 1 && (await isTermFound(db, whole))
  const terms = [...(isWholeFound ? [whole] : []), ...spelled.map((one) => one.term)]
  return [...new Set(terms)].filter((one) => foldText(one) !== folded.trim()).slice(0, mostTerms)
}

/** The word with the accents that the text gives it, in small letters unless it is all capitals, as ANS is. */
function spellingIn(text: string, word: string) {
  const [place] = findWords(text, word)
  const found = place ? text.slice(place.from, place.to) : word
  return found === found.toUpperCase() ? found : found.toLowerCase()
}
