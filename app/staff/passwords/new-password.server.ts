import { estimatePassword } from "./estimate-password.server.ts"
import { guessableWords } from "./guessable-words.ts"
import { passwordLength } from "./password-length.ts"

type Person = { name: string; email: string }

const advice = "Uma frase de quatro palavras é melhor."
const refusedAnywhere = ["senha", "password", "webplan"]

/** The message for a refused password; null when it is accepted. A password that is too long is not read. */
export async function passwordFault(password: string, person: Person) {
  if (password.length < passwordLength.min) return `Use pelo menos ${passwordLength.min} caracteres.`
  if (password.length > passwordLength.max) return `Use no máximo ${passwordLength.max} caracteres.`
  const folded = fold(password)
  const ownWords = ownWordsOf(person)
  if (ownWords.some((word) => containsWord(folded, word)))
    return `Esta senha contém seu nome ou seu e-mail e é fácil de adivinhar. ${advice}`
  const words = [...ownWords, ...knownWords]
  const isGuessable =
    refusedAnywhere.some((word) => folded.includes(word)) ||
    hasNoOtherWord(folded, words) ||
    (await isSoonGuessed(folded, words))
  return isGuessable ? `Esta senha é fácil de adivinhar. ${advice}` : null
}

/** The parts of name and e-mail. */
function ownWordsOf({ name, email }: Person) {
  return lettersOf(fold(`${name} ${email}`)).filter((word) => word.length > 2)
}

/** A short name is part of other words: Gina is in "página", Ana in "banana". */
function containsWord(text: string, word: string) {
  return word.length > 4 ? text.includes(word) : word.length === 4 && lettersOf(text).includes(word)
}

/** Longer than two phone numbers. */
const longWithoutLetters = 24

/**
 * At most two known words, the rest digits and marks: a club and a year, or only a phone number. The estimator takes the
 * digits of a phone, a document or a date for random ones. Many digits are judged by the estimator alone, because no kind of
 * character may be required.
 */
function hasNoOtherWord(folded: string, words: readonly string[]) {
  if (folded.length >= longWithoutLetters && !/\p{L}/u.test(folded)) return false
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const known = new RegExp(longestFirst.map(patternOf).join("|"), "gu")
  return new Set(folded.match(known)).size <= 2 && !/\p{L}/u.test(folded.replaceAll(known, ""))
}

const lookAlikes: Readonly<Record<string, string>> = {
  " ": "[ ._-]?",
  a: "[a4@]",
  b: "[b8]",
  e: "[e3]",
  g: "[g9]",
  i: "[i1!]",
  l: "[l1!]",
  o: "[o0]",
  s: "[s5$]",
  t: "[t7]",
}

function patternOf(word: string) {
  return word.replaceAll(/./gu, (letter) => lookAlikes[letter] ?? letter)
}

/**
 * The cost of an estimate grows with the length. A password is at least as hard to guess as its beginning, so the
 * beginning is enough.
 */
const estimatedLength = 32

/**
 * The library's highest score: ten thousand million guesses. Any three parts, such as a season, a year and three marks,
 * have the score below it. Four words of a phrase have this one.
 */
const minScore = 4

async function isSoonGuessed(folded: string, words: readonly string[]) {
  const spellings = words.flatMap((word) => [word, word.replaceAll(" ", "")])
  return (await estimatePassword(folded.slice(0, estimatedLength), spellings)) < minScore
}

/** A name like OneHealth is typed as one word or as two. */
const knownWords = guessableWords.map((name) =>
  lettersOf(fold(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " "))).join(" "),
)

function fold(text: string) {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
}

function lettersOf(text: string) {
  return text.split(/[^\p{L}]+/u)
}
