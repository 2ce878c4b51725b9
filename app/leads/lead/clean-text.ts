export function oneLine(text: string, longest: number) {
  return cut(text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(), longest)
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

/** slice() can cut a surrogate pair in half, and PostgreSQL refuses half a pair. */
function cut(text: string, longest: number) {
  return text.slice(0, longest).toWellFormed()
}
