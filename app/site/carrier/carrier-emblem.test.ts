import { expect, test } from "vitest"
import { carousel } from "../content/carriers/carrier-links.ts"
import { carrierEmblem } from "./carrier-emblem.ts"

test("[S2.33] every carrier of the carousel has initials and a unique motif", () => {
  const marks = carousel.map(({ name }) => carrierEmblem(name))
  expect(marks.every(({ initials }) => initials.length === 2)).toBe(true)
  expect(new Set(marks.map(({ motif }) => motif)).size).toBe(carousel.length)
})

test("a carrier without an emblem has its initials", () => {
  expect(carrierEmblem("Nova Saúde").initials).toBe("No")
})
