import { expect, test } from "vitest"
import { likesText, readingTimeText, viewCountText, viewsText } from "./post-text.ts"

test("[S9.24] reading time: under one minute, exactly one, more", () => {
  expect(readingTimeText(0)).toBe("Menos de 1 min de leitura")
  expect(readingTimeText(1)).toBe("1 min de leitura")
  expect(readingTimeText(7)).toBe("7 min de leitura")
})

test("[S9.22] [S9.23] views: plain below 1,000, then k, then M, truncated and not rounded", () => {
  expect([0, 1, 999].map(viewCountText)).toEqual(["0", "1", "999"])
  expect([1000, 1050, 1284, 999_950, 999_999].map(viewCountText)).toEqual([
    "1.0k",
    "1.0k",
    "1.2k",
    "999.9k",
    "999.9k",
  ])
  expect([1_000_000, 2_560_000].map(viewCountText)).toEqual(["1.0M", "2.5M"])
})

test("groups digits of counts on the post page and uses the singular for one", () => {
  expect([0, 1, 1284].map(likesText)).toEqual(["0 curtidas", "1 curtida", "1.284 curtidas"])
  expect([1, 12_840].map(viewsText)).toEqual(["1 visualização", "12.840 visualizações"])
})
