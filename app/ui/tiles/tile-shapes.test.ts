import { expect, test } from "vitest"
import { tileShapes, trace } from "./tile-shapes.ts"

const place = { x: 0, y: 0, scale: 1, turn: 0 }

test("traces an unmoved shape as its own outline", () => {
  expect(trace(tileShapes.q.figure, place)).toBe("M0 0h1a1 1 0 0 1 -1 1z")
})

test("turns shapes clockwise", () => {
  expect(trace(tileShapes.q.figure, { ...place, turn: 1 })).toBe("M1 0v1a1 1 0 0 1 -1-1z")
})

test("moves and scales points and radii", () => {
  expect(trace(tileShapes.m.figure, { x: 3, y: 2, scale: 2, turn: 0 })).toBe("M3 4a1 1 0 0 1 2 0z")
})

test("writes the same text after the first point at any position", () => {
  const restAt = (x: number) => trace(tileShapes.c.figure, { ...place, x }).replace(/^M[\d. ]+/, "")
  expect(restAt(7)).toBe(restAt(0))
})

test("four quarter turns give the original shape", () => {
  for (const { figure } of Object.values(tileShapes))
    expect(trace(figure, { ...place, turn: 4 })).toBe(trace(figure, place))
})
