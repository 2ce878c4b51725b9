import { expect, test } from "vitest"
import { blogPageSize } from "../post.ts"
import { type CardPlace, cardPlaces } from "./card-places.ts"

// Of the twelve columns of a wide screen.
const columns: Record<CardPlace, number> = { lead: 12, wide: 12, trio: 4, third: 4, pair: 6, line: 6 }

test("every number of posts has a place for each and fills each row of the wall", () => {
  for (const rhythm of ["varied", "even"] as const)
    for (let count = 0; count <= blogPageSize + 3; count++) {
      const places = cardPlaces(count, rhythm)
      expect(places, `${count}, ${rhythm}`).toHaveLength(count)
      let filled = 0
      for (const place of places) {
        filled += columns[place]
        expect(filled, `${count}, ${rhythm}, ${place}`).toBeLessThanOrEqual(12)
        if (filled === 12) filled = 0
      }
      expect(filled, `${count}, ${rhythm}`).toBe(0)
    }
})

test("a full page of the blog: one lead, a trio, one wide, four lines, a trio", () => {
  const trio = ["trio", "trio", "third"]
  const lines = ["line", "line", "line", "line"]
  expect(cardPlaces(blogPageSize, "varied")).toEqual(["lead", ...trio, "wide", ...lines, ...trio])
})
