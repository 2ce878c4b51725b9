import { expect, test } from "vitest"
import { pageNumbers } from "./page-numbers.ts"

const gap = null

test("lists every page when there are few", () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test("lists the first page, the last page and those around the current one", () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, gap, 9])
  expect(pageNumbers(5, 9)).toEqual([1, gap, 4, 5, 6, gap, 9])
  expect(pageNumbers(9, 9)).toEqual([1, gap, 8, 9])
  expect(pageNumbers(10_000, 83_334)).toEqual([1, gap, 9999, 10_000, 10_001, gap, 83_334])
})

test("lists a single page instead of a gap", () => {
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, gap, 9])
})

test("lists at most seven entries, in order, including the current page", () => {
  for (let last = 1; last <= 40; last++)
    for (let page = 1; page <= last; page++) {
      const numbers = pageNumbers(page, last)
      const named = numbers.filter((number) => number !== gap)
      expect(numbers.length).toBeLessThanOrEqual(7)
      expect(named).toContain(page)
      expect(named).toEqual([...new Set(named)].sort((one, other) => one - other))
    }
})
