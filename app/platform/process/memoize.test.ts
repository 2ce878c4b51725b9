import { expect, test } from "vitest"
import { memoize } from "./memoize.ts"

test("what was answered is not worked out again; the oldest answer goes first", () => {
  const asked: string[] = []
  const shout = memoize(
    2,
    (text: string) => text,
    (text: string) => {
      asked.push(text)
      return text.toUpperCase()
    },
  )
  expect(["a", "a", "b", "a", "c", "a"].map(shout)).toEqual(["A", "A", "B", "A", "C", "A"])
  expect(asked).toEqual(["a", "b", "c", "a"])
})
