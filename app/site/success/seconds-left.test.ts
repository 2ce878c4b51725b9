import { expect, test } from "vitest"
import { secondsLeft } from "./seconds-left.ts"

test("starts with the full number of seconds and is 0 only at the end", () => {
  const left = (elapsed: number) => secondsLeft(10_000, elapsed)
  expect([0, 1, 999, 1000, 1001].map(left)).toEqual([10, 10, 10, 9, 9])
  expect([9000, 9999, 10_000].map(left)).toEqual([1, 1, 0])
})

test("is 0, not negative, after the end", () => {
  expect(secondsLeft(10_000, 3_600_000)).toBe(0)
})
