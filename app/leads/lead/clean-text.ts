const controlCharacters = /[\p{Cc}\u2028\u2029]+/gu
// A cut may fall inside a surrogate pair, and PostgreSQL refuses half of one.
const cut = (text: string, longest: number) => text.slice(0, longest).toWellFormed()

export function oneLine(text: string, longest: number) {
  return cut(text.replaceAll(controlCharacters, " ").trim(), longest)
}

export function manyLines(text: string, longest: number) {
  return cut(
    text
      .replaceAll("\r\n", "\n")
      .replaceAll(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
    longest,
  )
}
