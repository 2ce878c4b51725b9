import { expect, test } from "vitest"
import { secondsLeft } from "./seconds-left.ts"

test("a countdown shows its whole seconds first and 0 only when it is over", () => {
  const left = (elapsed: number) => secondsLeft(10_000, elapsed)
  expect([0, 1, 999, 1000, 1001].map(left)).toEqual([10, 10, 10, 9, 9])
  expect([9000, 9999, 10_000].map(left)).toEqual([1, 1, 0])
})

test("a page that slept past the end is over, not overdue", () => {
  expect(secondsLeft(10_000, 3_600_000)).toBe(0)
})
