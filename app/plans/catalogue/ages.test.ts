import fc from "fast-check"
import { expect, test } from "vitest"
import { ageBands, bandOf, parseAges } from "./ages.ts"

test("[S3.10] a free text becomes lives and ANS bands", () => {
  expect(parseAges("52, 49, 17")).toEqual([52, 49, 17])
  expect(parseAges("52,49,17").map(bandOf)).toEqual(["49–53", "49–53", "0–18"])
  expect(parseAges("eu 60 e ela 58")).toEqual([60, 58])
  expect(parseAges("não sei")).toEqual([])
  expect(parseAges("nascido em 1964")).toEqual([])
})

test("[S3.10] the bands are the ten of RN ANS 563/2022, at their edges", () => {
  const edges: [number, number, string][] = [
    [0, 18, "0–18"],
    [19, 23, "19–23"],
    [24, 28, "24–28"],
    [29, 33, "29–33"],
    [34, 38, "34–38"],
    [39, 43, "39–43"],
    [44, 48, "44–48"],
    [49, 53, "49–53"],
    [54, 58, "54–58"],
    [59, 120, "59+"],
  ]
  for (const [first, last, band] of edges) expect([bandOf(first), bandOf(last)]).toEqual([band, band])
  expect(ageBands).toHaveLength(10)
})

test("no text is refused, and every age found lies between 0 and 120", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (typed) =>
      parseAges(typed).every((age) => age >= 0 && age <= 120),
    ),
  )
})
