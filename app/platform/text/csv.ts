/** A spreadsheet treats a cell that starts with one of these as a formula, and a formula can leak data. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Makes a value safe for any spreadsheet: a leading apostrophe marks it as text. Every cell is quoted, so that a program that
 * guesses the separator finds semicolons only, and no comma or tab of a value.
 */
export function csvCell(value: string) {
  const safe = formulaStart.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** Uses semicolons, which spreadsheets expect where the comma is the decimal separator. */
export const csvLine = (cells: readonly string[]) => `${cells.map(csvCell).join(";")}\r\n`

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = "\uFEFF"
