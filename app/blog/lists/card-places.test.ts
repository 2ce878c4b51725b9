import { expect, test } from "vitest"
import { blogPageSize } from "../post.ts"
import { type CardPlace, cardPlaces } from "./card-places.ts"

// A wide screen has twelve columns.
const columns: Record<CardPlace, number> = { lead: 12, wide: 12, trio: 4, third: 4, pair: 6, line: 6 }

test("gives every post a place and fills every row, for any number of posts", () => {
  for (const layout of ["varied", "even"] as const)
    for (let count = 0; count <= blogPageSize + 3; count++) {
      const places = cardPlaces(count, layout)
      expect(places, `${count}, ${layout}`).toHaveLength(count)
      let filled = 0
      for (const place of places) {
        filled += columns[place]
        expect(filled, `${count}, ${layout}, ${place}`).toBeLessThanOrEqual(12)
        if (filled === 12) filled = 0
      }
      expect(filled, `${count}, ${layout}`).toBe(0)
    }
})

test("lays out a full page as one lead, a trio, one wide, four lines and a trio", () => {
  const trio = ["trio", "trio", "third"]
  const lines = ["line", "line", "line", "line"]
  expect(cardPlaces(blogPageSize, "varied")).toEqual(["lead", ...trio, "wide", ...lines, ...trio])
})
