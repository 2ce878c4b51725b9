import { expect, test } from "vitest"
import { gridSteps, heightScale, spacedPlaces } from "./chart-scale.ts"

test("grid lines are at round values below the highest bar", () => {
  expect([0, 1, 2, 3, 9, 29, 159, 100_000].map(gridSteps)).toEqual([
    [],
    [],
    [1],
    [1, 2],
    [5],
    [10, 20],
    [100],
    [50_000],
  ])
})

test("draws nothing outside the chart for any values", () => {
  for (const values of [[], [0], [5, 1_000_000]]) {
    const y = heightScale(values, 150)
    for (const value of values) {
      expect(y(value)).toBeGreaterThanOrEqual(0)
      expect(y(value)).toBeLessThanOrEqual(150)
    }
  }
})

test("keeps labels apart and always keeps the last one", () => {
  expect(spacedPlaces([0, 1, 2, 3], 30, 64)).toEqual([0, 3])
  expect(spacedPlaces([], 30, 64)).toEqual([])
})
