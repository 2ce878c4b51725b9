import fc from "fast-check"
import { expect, test } from "vitest"
import { csvCell, csvLine } from "./csv.ts"

test.each([
  ["=1+1", `"'=1+1"`],
  ["+55 11 90000-0001", `"'+55 11 90000-0001"`],
  ["-2", `"'-2"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\tx", `"'\tx"`],
  ["\rx", `"'\rx"`],
  ['=HYPERLINK("https://x.example";"clique")', `"'=HYPERLINK(""https://x.example"";""clique"")"`],
  ["Ana; Maria", '"Ana; Maria"'],
  ["Silva, Ana", '"Silva, Ana"'],
  ["a,=1+1", '"a,=1+1"'],
  ["duas\nlinhas", '"duas\nlinhas"'],
  ["João", '"João"'],
  ["", '""'],
])("writes the cell %j as %j", (value, written) => {
  expect(csvCell(value)).toBe(written)
})

/** A simple CSV reader. */
function readLine(line: string) {
  return [...line.replace(/\r\n$/, "").matchAll(/(?:^|;)"((?:[^"]|"")*)"/g)].map(([, quoted = ""]) =>
    quoted.replaceAll('""', '"'),
  )
}

test("every value can be read back, except for an added apostrophe, and never starts a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (cells) => {
      const back = readLine(csvLine(cells))
      expect(back).toHaveLength(cells.length)
      back.forEach((cell, at) => {
        expect(cell).not.toMatch(/^[=+\-@\t\r]/)
        expect([cells[at], `'${cells[at]}`]).toContain(cell)
      })
    }),
  )
})

test("outside of quotes a line contains semicolons only", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), (cells) => {
      const outside = csvLine(cells).replaceAll(/"(?:[^"]|"")*"/g, "")
      expect(outside).toBe(`${";".repeat(cells.length - 1)}\r\n`)
    }),
  )
})
