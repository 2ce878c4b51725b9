import { expect, test } from "vitest"
import { joinTiles, tile, type WallRows, wall } from "./tile-code.ts"
import { planWall, readTile } from "./wall-plan.ts"

test("planWall refuses every notation that the compiler refuses", () => {
  const wrong = [
    // @ts-expect-error there are four quarter turns
    tile("c4acs"),
    // @ts-expect-error no shape has this letter
    tile("w0a"),
    // @ts-expect-error no tone has this letter
    tile("l0x"),
    // @ts-expect-error a tile has three tones at most
    tile("c0acst"),
    // @ts-expect-error a clock has four quarters
    tile("p5ate"),
    // @ts-expect-error the second word is not a tile
    wall("l0a w9xx"),
    // @ts-expect-error the second row has a word that is not a tile
    wall("l0a f0at\nl0a f9at"),
    // @ts-expect-error the scale comes before the turn
    wall("m0ac!*2"),
    // @ts-expect-error a wall needs a tile
    wall(""),
  ]
  for (const rows of wrong) expect(() => planWall(rows), rows).toThrow("is not a tile")
})

test("the compiler refuses a wall as a tile, and a string variable as either", () => {
  const text: string = "l0a"
  // @ts-expect-error two tiles
  expect(tile("l0a l0a")).toContain(text)
  // @ts-expect-error the compiler does not know the value
  expect(wall(text)).toBe(text)
  // @ts-expect-error a string that was not checked by `wall`
  const unread: WallRows = "l0a"
  expect(unread).toBe(text)
})

test("planWall accepts every notation that the compiler accepts", () => {
  for (const code of [tile("l0a"), tile("c2acs"), tile("p4ate"), tile("c0at*2"), tile("f1zt!+")])
    expect(readTile(code).tile).not.toBeNull()
  const rows = wall(`
    l0a  q2ae+ - .~
    m0ac! c2ats*4+ . p0hw`)
  expect(planWall(rows)).toMatchObject({ width: 4, height: 2 })
})

test("tiles that a program chooses are joined to rows", () => {
  expect(joinTiles([[tile("l0a"), tile("x0ae")], [tile("m0at")]])).toBe("l0a x0ae\nm0at")
})
