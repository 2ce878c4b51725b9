import { locale } from "../locale/pt-br.ts"

/** "HP" for Helena Prado: the first letters of the first and of the last name. A title such as "Dra." does not count. */
export function personInitials(name: string) {
  const words = name.split(/\s+/).filter((word) => startsWithLetter.test(word) && !word.endsWith("."))
  const letters = [words[0], ...words.slice(1).slice(-1)].map((word = "") => Array.from(word)[0] ?? "")
  return letters.join("").toLocaleUpperCase(locale)
}

const startsWithLetter = /^\p{L}/u
