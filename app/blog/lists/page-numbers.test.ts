import { expect, test } from "vitest"
import { pageNumbers } from "./page-numbers.ts"

const gap = null

test("few pages are all named", () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test("many pages: the first, the last and those around the present one", () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, gap, 9])
  expect(pageNumbers(5, 9)).toEqual([1, gap, 4, 5, 6, gap, 9])
  expect(pageNumbers(9, 9)).toEqual([1, gap, 8, 9])
  expect(pageNumbers(10_000, 83_334)).toEqual([1, gap, 9999, 10_000, 10_001, gap, 83_334])
})

test("a single page is named rather than left out", () => {
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, gap, 9])
})

test("never more than seven places, always in order, the present page among them", () => {
  for (let last = 1; last <= 40; last++)
    for (let page = 1; page <= last; page++) {
      const numbers = pageNumbers(page, last)
      const named = numbers.filter((number) => number !== gap)
      expect(numbers.length).toBeLessThanOrEqual(7)
      expect(named).toContain(page)
      expect(named).toEqual([...new Set(named)].sort((one, other) => one - other))
    }
})
