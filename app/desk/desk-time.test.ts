import { expect, test } from "vitest"
import { arrivedWords, atWords, durationWords, momentWords, untilWords } from "./desk-time.ts"
import { at, inventedNow } from "./sample-leads.ts"

test("durations are minutes, hours, or both", () => {
  expect([0, 12, 59.6, 60, 107, 1500].map(durationWords)).toEqual([
    "0 min",
    "12 min",
    "1h",
    "1h",
    "1h47",
    "25h",
  ])
})

test("days are named as one says them", () => {
  const days = [
    "2026-11-16",
    "2026-11-17",
    "2026-11-15",
    "2026-11-20",
    "2026-11-10",
    "2026-11-24",
    "2025-12-01",
  ]
  expect(days.map((day) => atWords(new Date(`${day}T09:05:00-03:00`), inventedNow))).toEqual([
    "às 9h05",
    "amanhã às 9h05",
    "ontem às 9h05",
    "sex. às 9h05",
    "ter. às 9h05",
    "24/11 às 9h05",
    "1/12/2025 às 9h05",
  ])
})

test("one o'clock has its own article", () => {
  expect(untilWords(at("01:00"), inventedNow)).toBe("até a 1h")
  expect(atWords(at("01:20"), inventedNow)).toBe("à 1h20")
  expect(untilWords(at("11:00"), inventedNow)).toBe("até as 11h")
})

test("how long ago is said of today only", () => {
  expect(arrivedWords(at("12:44"), inventedNow)).toBe("12h44, há 1h48")
  expect(arrivedWords(new Date("2026-11-15T12:44:00-03:00"), inventedNow)).toBe("ontem, 12h44")
  expect(momentWords(new Date("2026-11-02T18:00:00-03:00"), inventedNow)).toBe("2/11, 18h")
})
