import { expect, test } from "vitest"
import { planWall } from "./wall-plan.ts"

test("a wall is as wide as its longest row and has grout only between tiles", () => {
  const plan = planWall("l0a l0a\nl0a")
  expect(plan).toMatchObject({ width: 2, height: 2, grout: "M1 0V2M0 1H2" })
})

test("joins tiles of one tone into one path, grounds before figures before seeds", () => {
  const [, small] = planWall("c0acs l0a").layers
  expect(small?.map(({ tone }) => tone)).toEqual(["a", "c", "s"])
  expect(small?.[0]?.d).toBe("M0 0h1v1h-1zM1 0h1v1h-1z")
})

test("a seed without a tone uses the figure's tone, and z paints nothing", () => {
  const [, small] = planWall("c0zt").layers
  expect(small?.map(({ tone }) => tone)).toEqual(["t", "t"])
})

test("scaled tiles are below the small ones", () => {
  const [big, small] = planWall("q0at*2 .\n. l0c").layers
  expect(big?.[0]?.d).toBe("M0 0h2v2h-2z")
  expect(small?.map(({ tone }) => tone)).toEqual(["c"])
})

test("turning tiles are separate and have a ground as the centre of rotation", () => {
  const plan = planWall("f1zt! l0a")
  expect(plan.turning).toHaveLength(1)
  expect(plan.turning[0]?.[0]).toEqual({ tone: "z", d: "M0 0h1v1h-1z" })
})

test("lightens and darkens any cell", () => {
  expect(planWall("l0a+ .~ -")).toMatchObject({ lit: "M0 0h1v1h-1z", dim: "M1 0h1v1h-1z" })
})

test("an invalid tile is named in the error", () => {
  expect(() => planWall("l0a w9xx")).toThrow('"w9xx" is not a tile')
})
