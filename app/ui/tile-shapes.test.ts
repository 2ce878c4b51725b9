import { expect, test } from "vitest"
import { tileShapes, trace } from "./tile-shapes.ts"

const place = { x: 0, y: 0, scale: 1, turn: 0 }

test("a shape at home is its own outline", () => {
  expect(trace(tileShapes.q.figure, place)).toBe("M0 0L1 0A1 1 0 0 1 0 1Z")
})

test("a quarter turn goes clockwise", () => {
  expect(trace(tileShapes.q.figure, { ...place, turn: 1 })).toBe("M1 0L1 1A1 1 0 0 1 0 0Z")
})

test("moving and scaling reach points and radii", () => {
  expect(trace(tileShapes.m.figure, { x: 3, y: 2, scale: 2, turn: 0 })).toBe("M3 4A1 1 0 0 1 5 4Z")
})

test("four turns come home", () => {
  for (const { figure } of Object.values(tileShapes))
    expect(trace(figure, { ...place, turn: 4 })).toBe(trace(figure, place))
})
