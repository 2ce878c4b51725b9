import { expect, test } from "vitest"
import { at, sampleCalendar, sampleLead, sampleNow } from "../sample-leads.ts"
import { deadlineDisplay } from "./deadline-display.ts"
import { dueLine } from "./due-line.ts"

function lineOf(overrides: Parameters<typeof sampleLead>[0], now = sampleNow) {
  const lead = sampleLead(overrides)
  return dueLine(lead, deadlineDisplay(lead, sampleCalendar, now), sampleCalendar, now)
}

test("the line runs from arrival to deadline, with both warnings", () => {
  const line = lineOf({ createdAt: at("12:44"), dueAt: at("14:44") })
  expect(line?.marks.map(({ share, time, label }) => `${share} ${time} ${label}`)).toEqual([
    "0 12h44 chegou",
    "0.5 13h44 metade",
    "0.8 14h20 aviso",
    "1 14h44 prazo",
  ])
  expect(line?.now).toEqual({ share: 0.9, time: "14h32" })
})

test("only working time moves the position of now", () => {
  const night = new Date("2026-11-13T23:00:00-03:00")
  const line = lineOf(
    { createdAt: new Date("2026-11-13T19:00:00-03:00"), dueAt: new Date("2026-11-16T09:00:00-03:00") },
    night,
  )
  expect(line?.now.share).toBe(0.5)
  expect(line?.marks.map(({ time }) => time)).toEqual(["19h", "20h", "seg. 8h36", "seg. 9h"])
})

test("a late lead is at the end of the line; without a deadline or after contact there is no line", () => {
  expect(lineOf({ createdAt: at("11:00"), dueAt: at("13:00") })?.now.share).toBe(1)
  expect(lineOf({ dueAt: null })).toBeNull()
  expect(lineOf({ firstContactAt: at("13:00") })).toBeNull()
})
