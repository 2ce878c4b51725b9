import fc from "fast-check"
import { expect, test } from "vitest"
import { formatPhone } from "./phone-format.ts"

const digitsOf = (text: string) => text.replaceAll(/\D/g, "")
const atEnd = (text: string) => formatPhone(text, text.length).text

/** The text with `|` at the position of the caret. */
function show({ text, caret }: { text: string; caret: number }) {
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

const read = (field: string) => ({ text: field.replace("|", ""), caret: field.indexOf("|") })

function format(field: string) {
  const { text, caret } = read(field)
  return show(formatPhone(text, caret))
}

function type(field: string, keys: string) {
  return keys.split("").reduce((now, key) => format(now.replace("|", `${key}|`)), field)
}

const backspace = (field: string) => format(field.replace(/.\|/, "|"))

test("formats a number while it is typed", () => {
  expect(type("|", "61")).toBe("61|")
  expect(type("|", "619")).toBe("(61) 9|")
  expect(type("|", "61999998888")).toBe("(61) 99999-8888|")
  expect(type("|", "6133334444")).toBe("(61) 3333-4444|")
  expect(type("|", "+5561999998888")).toBe("+55 (61) 99999-8888|")
  expect(type("|", "5561999998888")).toBe("55 (61) 99999-8888|")
})

test("accepts parentheses, spaces and dashes that the visitor types", () => {
  expect(type("|", "(61) 99999-8888")).toBe("(61) 99999-8888|")
  expect(type("|", "61 3333 4444")).toBe("(61) 3333-4444|")
  expect(type("|", "+55 (61) 99999-8888")).toBe("+55 (61) 99999-8888|")
  expect(type("|", "(61) 99999-8888 / 61 3333-4444")).toBe("(61) 99999-8888 / 61 3333-4444|")
})

test("formats pasted numbers in the same way", () => {
  for (const pasted of ["61999998888", "61 99999 8888", "61.99999.8888", "(61)999998888", " 61 999998888"])
    expect(atEnd(pasted), pasted).toBe("(61) 99999-8888")
  expect(atEnd("+5561999998888")).toBe("+55 (61) 99999-8888")
})

test("leaves foreign numbers, words, numbers that begin with zero and numbers that are too long as typed", () => {
  for (const typed of [
    "+1 212 555 0100",
    "+44 20 7946 0958",
    "ramal 12",
    "61 99999-8888 (falar com Ana)",
    "0800 123 4567",
    "061 99999-8888",
    "44 20 7946 09581",
    "20 12345678",
    "(",
    "+",
    "+55",
    "",
  ])
    expect(atEnd(typed), typed).toBe(typed)
  expect(type("|", "442079460958")).toBe("442079460958|")
})

test("backspace works across punctuation, at the end and in the middle", () => {
  let field = "(61) 99999-8888|"
  const steps: string[] = []
  for (let n = 0; n < 20 && field !== "|"; n++) {
    field = backspace(field)
    steps.push(field)
  }
  expect(field).toBe("|")
  expect(steps).toContain("(61) 99999-|")
  expect(backspace("(61) 99999-|8888")).toBe("(61) 99999|-8888")
  expect(backspace("(61) 99999|-8888")).toBe("(61) 9999|8-888")
  expect(backspace("(61) |99999-8888")).toBe("(61|) 99999-8888")
})

test("typing in the middle keeps the caret after the digit just typed", () => {
  expect(type("(61) 99|9-8888", "77")).toBe("(61) 9977|9-8888")
  expect(type("(6|) 9999-98888", "1")).toBe("(61|) 99999-8888")
})

const phoneText = fc.string({
  unit: fc.constantFrom("0", "1", "2", "3", "5", "6", "9", "9", "(", ")", "-", " ", "+", ".", "/", "a"),
  maxLength: 24,
})
const brazilian = fc
  .tuple(fc.constantFrom("", "+55", "55", "+55 "), fc.constantFrom("11", "61", "98"), phoneText)
  .map((parts) => parts.join(""))
const typed = fc
  .oneof(phoneText, brazilian)
  .chain((text) => fc.record({ text: fc.constant(text), caret: fc.nat({ max: text.length }) }))

test("never adds, loses or moves a digit", () => {
  fc.assert(
    fc.property(typed, ({ text, caret }) => {
      expect(digitsOf(formatPhone(text, caret).text)).toBe(digitsOf(text))
    }),
    { numRuns: 5000 },
  )
})

test("the caret stays after the same number of digits, inside the text", () => {
  fc.assert(
    fc.property(typed, ({ text, caret }) => {
      const after = formatPhone(text, caret)
      expect(after.caret).toBeLessThanOrEqual(after.text.length)
      expect(digitsOf(after.text.slice(0, after.caret))).toBe(digitsOf(text.slice(0, caret)))
    }),
    { numRuns: 5000 },
  )
})

test("formatting a formatted number changes nothing", () => {
  fc.assert(
    fc.property(typed, ({ text, caret }) => {
      const once = formatPhone(text, caret)
      expect(formatPhone(once.text, once.caret)).toEqual(once)
    }),
    { numRuns: 5000 },
  )
})
