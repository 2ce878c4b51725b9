import { expect, test } from "vitest"
import { vitalP75 } from "./vitals.ts"

test("the 75th percentile is the bound that three of four measures do not exceed", () => {
  expect(
    vitalP75([
      { name: "LCP", bucket: 2500, measures: 1 },
      { name: "LCP", bucket: 1200, measures: 3 },
      { name: "CLS", bucket: 0.1, measures: 2 },
      { name: "CLS", bucket: -1, measures: 2 },
    ]),
  ).toEqual([
    { name: "CLS", measures: 4, atMost: null },
    { name: "LCP", measures: 4, atMost: 1200 },
  ])
  expect(vitalP75([])).toEqual([])
})
