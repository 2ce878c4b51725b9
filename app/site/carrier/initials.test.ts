import { expect, test } from "vitest"
import { initials } from "./initials.ts"

test("a carrier without a logo shows two letters of its name", () => {
  expect(initials("Amil")).toBe("Am")
  expect(initials("Bradesco Saúde")).toBe("BS")
  expect(initials("MedSênior")).toBe("MS")
  expect(initials("SulAmérica")).toBe("SA")
  expect(initials("Unimed Fesp")).toBe("UF")
})

test("a name of three words, accents and stray spaces keeps to two letters", () => {
  expect(initials("  São   Camilo do Sul ")).toBe("SC")
  expect(initials("Ágil")).toBe("Ág")
  expect(initials("")).toBe("")
})
