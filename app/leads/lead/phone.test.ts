import fc from "fast-check"
import { expect, test } from "vitest"
import { brazilianE164 } from "./phone.ts"

test("reads Brazilian numbers in all common notations", () => {
  const same = [
    "(11) 98765-4321",
    "11 98765 4321",
    "011987654321",
    "+55 11 98765-4321",
    "5511987654321",
    "0055 11 987654321",
    "11.98765.4321",
  ]
  for (const typed of same) expect(brazilianE164(typed), typed).toBe("+5511987654321")
  expect(brazilianE164("(61) 3321-1234")).toBe("+556133211234")
})

test("returns null for a text that is not a Brazilian number", () => {
  for (const typed of [
    "",
    "ramal 12",
    "98765-4321",
    "(10) 98765-4321",
    "(20) 3321-1234",
    "11 8765-4321",
    "11 1234-5678",
    "+1 212 555 0100",
    "119876543210",
  ]) {
    expect(brazilianE164(typed), typed).toBeNull()
  }
})

test("ignores punctuation", () => {
  const mobile = fc.integer({ min: 0, max: 99_999_999 }).map((n) => `119${String(n).padStart(8, "0")}`)
  fc.assert(
    fc.property(mobile, fc.constantFrom("-", " ", ".", "()"), (digits, mark) => {
      expect(brazilianE164(digits.split("").join(mark))).toBe(`+55${digits}`)
    }),
  )
})
