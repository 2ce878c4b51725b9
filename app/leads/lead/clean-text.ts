export function oneLine(text: string, maxLength: number) {
  return cut(text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim(), maxLength)
}

export function manyLines(text: string, maxLength: number) {
  return cut(
    text
      .replaceAll("\r\n", "\n")
      .replaceAll(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
    maxLength,
  )
}

/** slice() can cut a surrogate pair in half, and PostgreSQL refuses half a pair. */
function cut(text: string, maxLength: number) {
  return text.slice(0, maxLength).toWellFormed()
}
