import { expect, test } from "vitest"
import { readCount, readRowId } from "./whole-number.ts"

test("reads digits as a form sends them", () => {
  expect(["0", "7", "2147483647"].map(readCount)).toEqual([0, 7, 2_147_483_647])
  expect(["1", "999999999999999"].map(readRowId)).toEqual([1, 999_999_999_999_999])
})

const odd = [
  "",
  " 1",
  "1 ",
  "-1",
  "+1",
  "1.0",
  "1e3",
  "0x1",
  "NaN",
  "Infinity",
  "١",
  "99999999999999999999",
  "\0",
]

test("anything else is null", () => {
  expect([...odd, "2147483648"].map(readCount)).toEqual([...odd, 0].map(() => null))
  expect([...odd, "0", "01"].map(readRowId)).toEqual([...odd, 0, 0].map(() => null))
})
