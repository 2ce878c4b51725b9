import fc from "fast-check"
import { expect, test } from "vitest"
import { brazilianE164, phoneProblem } from "./phone.ts"

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

test("says why a number cannot be called in Brazil (D75)", () => {
  const problems = {
    "faltam dígitos": ["123", "(12) 3", "98765-4321", "ramal 12", "só WhatsApp", "+55 11 8765"],
    "sobram dígitos": ["119876543210", "+55 11 98765-43210", "(61) 3333-4444 / 99999-0000"],
    "este DDD não existe": ["(10) 98765-4321", "(20) 3321-1234", "+55 (00) 98765-4321"],
    "depois do DDD, celular começa com 9": ["(11) 88765-4321"],
    "ele não é do Brasil": ["+351 912 345 678", "+1 212 555 0100"],
  }
  for (const [problem, numbers] of Object.entries(problems))
    for (const number of numbers) expect(phoneProblem(number), number).toBe(`Confira o número: ${problem}`)
})

test("has nothing to say about numbers as Brazilians write them", () => {
  for (const number of [
    "(11) 98765-4321",
    "11 3456-7890",
    "011 98765-4321",
    "+55 11 98765 4321",
    "0055 61 3333-4444",
    "5561998765432",
    "(11) 8765-4321",
  ])
    expect(phoneProblem(number), number).toBe("")
})
