/** A spreadsheet takes a cell that begins with one of these for a formula, and a formula can send data away. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
const needsQuotes = /[";\r\n]/

/** Harmless in any spreadsheet: a leading apostrophe makes it text. */
export function csvCell(value: string) {
  const safe = formulaStart.test(value) ? `'${value}` : value
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Semicolons, as spreadsheets expect them where the comma is the decimal sign. */
export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(";")}\r\n`

/** Tells a spreadsheet that the accents are UTF-8. */
export const byteOrderMark = "\uFEFF"
