import { expect, test } from "vitest"
import { initials } from "./initials.ts"

test("gives two letters of a carrier's name", () => {
  expect(initials("Amil")).toBe("Am")
  expect(initials("Bradesco Saúde")).toBe("BS")
  expect(initials("MedSênior")).toBe("MS")
  expect(initials("SulAmérica")).toBe("SA")
  expect(initials("Unimed Fesp")).toBe("UF")
})

test("gives two letters for names with three words, accents and extra spaces", () => {
  expect(initials("  São   Camilo do Sul ")).toBe("SC")
  expect(initials("Ágil")).toBe("Ág")
  expect(initials("")).toBe("")
})
