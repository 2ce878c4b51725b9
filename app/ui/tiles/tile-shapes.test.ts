import { expect, test } from "vitest"
import { tileShapes, trace } from "./tile-shapes.ts"

const place = { x: 0, y: 0, scale: 1, turn: 0 }

test("a shape at home is its own outline", () => {
  expect(trace(tileShapes.q.figure, place)).toBe("M0 0h1a1 1 0 0 1 -1 1z")
})

test("a quarter turn goes clockwise", () => {
  expect(trace(tileShapes.q.figure, { ...place, turn: 1 })).toBe("M1 0v1a1 1 0 0 1 -1-1z")
})

test("moving and scaling reach points and radii", () => {
  expect(trace(tileShapes.m.figure, { x: 3, y: 2, scale: 2, turn: 0 })).toBe("M3 4a1 1 0 0 1 2 0z")
})

test("what follows the first point is the same text wherever the tile stands", () => {
  const restAt = (x: number) => trace(tileShapes.c.figure, { ...place, x }).replace(/^M[\d. ]+/, "")
  expect(restAt(7)).toBe(restAt(0))
})

test("four turns come home", () => {
  for (const { figure } of Object.values(tileShapes))
    expect(trace(figure, { ...place, turn: 4 })).toBe(trace(figure, place))
})
