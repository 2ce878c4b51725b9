import { expect, test } from "vitest"
import { conversionRate } from "./lead-stats.ts"

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 100],
  [3, 1, 33],
  [3, 2, 67],
  [200, 1, 1],
  [201, 1, 0],
  [10_000_000, 1_234_567, 12],
])("[S9.08] of %i leads %i closed are %i %%", (total, closed, rate) => {
  expect(conversionRate({ total, closed })).toBe(rate)
})
