import { expect, test } from "vitest"
import { personInitials } from "./person-initials.ts"

test("initials are the first letters of the first and the last name, in capitals", () => {
  expect(personInitials("Helena Prado")).toBe("HP")
  expect(personInitials("  maria das  dores ávila ")).toBe("MÁ")
})

test("one name gives one letter, and no name gives none", () => {
  expect(personInitials("Dalva")).toBe("D")
  expect(personInitials(" ")).toBe("")
})

test("titles and words in brackets do not count", () => {
  expect(personInitials("Dra. Ana Lúcia Reis (exemplo)")).toBe("AR")
  expect(personInitials("Dr. José")).toBe("J")
})
