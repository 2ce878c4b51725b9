/**
 * How hard a Portuguese text is, by the index of Flesch as Martins and others adapted it in 1996:
 * 248.835 − 1.015 × words per sentence − 84.6 × syllables per word. 75 and more is very easy, 50 to 75 easy (fifth to
 * eighth year of school), 25 to 50 hard (secondary school and above).
 */
export function readingLevel(text: string) {
  const sentences = text.split(/[.!?:;]+\s/).filter((sentence) => /\p{L}/u.test(sentence))
  const words = text.match(/[\p{L}\d][\p{L}\d.,/-]*/gu) ?? []
  const letters = words.filter((word) => /\p{L}/u.test(word))
  const syllables = letters.reduce((total, word) => total + countSyllables(word), 0)
  const wordsPerSentence = words.length / Math.max(1, sentences.length)
  const syllablesPerWord = syllables / Math.max(1, letters.length)
  return {
    words: words.length,
    wordsPerSentence: Math.round(wordsPerSentence * 10) / 10,
    index: Math.round(248.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord),
  }
}

/** One syllable for each group of vowels; a stressed i or u, and ã or õ before another vowel, form groups of their own. */
function countSyllables(word: string) {
  const groups = word
    .toLowerCase()
    .match(/[aeoáàâéêóôãõ]?[iu]?[ãõ][eo]|[aeoáàâéêóô][iu]|[iu][aeoáàâéêóô]|[aeiouáàâãéêíóôõúü]/gu)
  return Math.max(1, groups?.length ?? 1)
}
