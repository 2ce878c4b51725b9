import { expect, test } from "vitest"
import { bandsText, livesPerBand, livesText } from "./lives-per-band.ts"

test("puts every life into one of the ten bands, and the text counts them", () => {
  const ages = [70, 44, 43, 15, 12, 0, 18, 19, 59]
  expect(livesPerBand(ages)).toHaveLength(10)
  expect(livesPerBand(ages).flatMap((band) => band.ages)).toHaveLength(ages.length)
  expect(bandsText(ages)).toBe("0–18 ×4, 19–23, 39–43, 44–48, 59+ ×2")
  expect([livesText(1), livesText(5)]).toEqual(["1 vida", "5 vidas"])
})
