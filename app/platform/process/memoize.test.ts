import { expect, test } from "vitest"
import { memoize } from "./memoize.ts"

test("computes each value once and drops the oldest when full", () => {
  const computed: string[] = []
  const upperCase = memoize(
    2,
    (text: string) => text,
    (text: string) => {
      computed.push(text)
      return text.toUpperCase()
    },
  )
  expect(["a", "a", "b", "a", "c", "a"].map(upperCase)).toEqual(["A", "A", "B", "A", "C", "A"])
  expect(computed).toEqual(["a", "b", "c", "a"])
})
