import { expect, test } from "vitest"
import { arrivedText, atText, durationText, momentText, untilText } from "./desk-time.ts"
import { at, sampleNow } from "./sample-leads.ts"

test("writes durations in minutes, hours, or both", () => {
  expect([0, 12, 59.6, 60, 107, 1500].map(durationText)).toEqual([
    "0 min",
    "12 min",
    "1h",
    "1h",
    "1h47",
    "25h",
  ])
})

test("names near days, and writes the date of distant days", () => {
  const days = [
    "2026-11-16",
    "2026-11-17",
    "2026-11-15",
    "2026-11-20",
    "2026-11-10",
    "2026-11-24",
    "2025-12-01",
  ]
  expect(days.map((day) => atText(new Date(`${day}T09:05:00-03:00`), sampleNow))).toEqual([
    "às 9h05",
    "amanhã às 9h05",
    "ontem às 9h05",
    "sex. às 9h05",
    "ter. às 9h05",
    "24/11 às 9h05",
    "1/12/2025 às 9h05",
  ])
})

test("uses the singular article for one o'clock", () => {
  expect(untilText(at("01:00"), sampleNow)).toBe("até a 1h")
  expect(atText(at("01:20"), sampleNow)).toBe("à 1h20")
  expect(untilText(at("11:00"), sampleNow)).toBe("até as 11h")
})

test("adds how long ago only for today", () => {
  expect(arrivedText(at("12:44"), sampleNow)).toBe("12h44, há 1h48")
  expect(arrivedText(new Date("2026-11-15T12:44:00-03:00"), sampleNow)).toBe("ontem, 12h44")
  expect(momentText(new Date("2026-11-02T18:00:00-03:00"), sampleNow)).toBe("2/11, 18h")
})
