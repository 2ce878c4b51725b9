import fc from "fast-check"
import { expect, test } from "vitest"
import { timeZone } from "../../locale/pt-br.ts"
import { contactWindows } from "../lead/contact-window.ts"
import { contactDeadline, periodsOf, upcomingHours } from "./contact-deadline.ts"
import { openingText } from "./opening-text.ts"
import { type Calendar, deadlineOf, workingPeriods } from "./promise-clock.ts"

const daily = [["08:00", "20:00"]] as const
const weekdays = { 1: daily, 2: daily, 3: daily, 4: daily, 5: daily }
const holidays = new Set(["2026-11-20"])
const office: Calendar = { timeZone, shifts: weekdays, holidays }
const [morning, afternoon, evening] = contactWindows.map(({ label }) => label) as [string, string, string]

function deadline(from: string, window: string, calendar = office) {
  return deadlineOf(calendar, new Date(from), window)
}
const at = (moment: string) => new Date(moment)

test("with a preferred part of the day the deadline is its end, and leaves the office two working hours", () => {
  expect(deadline("2026-11-18T13:00:00-03:00", afternoon)).toEqual(at("2026-11-18T18:00:00-03:00"))
  expect(deadline("2026-11-18T16:00:00-03:00", afternoon)).toEqual(at("2026-11-18T18:00:00-03:00"))
  expect(deadline("2026-11-18T16:00:01-03:00", afternoon)).toEqual(at("2026-11-19T18:00:00-03:00"))
  expect(deadline("2026-11-18T09:00:00-03:00", morning)).toEqual(at("2026-11-18T12:00:00-03:00"))
  expect(deadline("2026-11-18T17:00:00-03:00", evening)).toEqual(at("2026-11-18T20:00:00-03:00"))
})

test("nights, weekends and holidays are skipped", () => {
  expect(deadline("2026-11-19T19:00:00-03:00", morning)).toEqual(at("2026-11-23T12:00:00-03:00"))
  expect(deadline("2026-11-22T11:00:00-03:00", afternoon)).toEqual(at("2026-11-23T18:00:00-03:00"))
})

test("a part of the day that ends after the office closes ends with it, and one without working time is not promised", () => {
  const short: Calendar = { timeZone, shifts: { 3: [["09:00", "17:00"]] }, holidays }
  expect(deadline("2026-11-18T09:00:00-03:00", afternoon, short)).toEqual(at("2026-11-18T17:00:00-03:00"))
  expect(deadline("2026-11-18T09:00:00-03:00", evening, short)).toEqual(at("2026-11-18T11:00:00-03:00"))
  expect(deadline("2026-11-18T09:00:00-03:00", evening, { ...short, shifts: {} })).toBeNull()
})

test("a page's list of working hours gives the deadline of the calendar for days", () => {
  const written = at("2026-11-17T00:00:00Z")
  const hours = upcomingHours((from) => workingPeriods(office, from), written)
  const windows = fc.constantFrom("", morning, afternoon, evening)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 * 1440 }), windows, (minutes, window) => {
      const now = new Date(written.getTime() + minutes * 60_000)
      expect(contactDeadline(periodsOf(hours), now, window)).toEqual(deadlineOf(office, now, window))
    }),
  )
  expect(contactDeadline(periodsOf(hours), at("2027-01-10T12:00:00Z"), "")).toBeNull()
})

test("the office hours in words group equal days and name the next holidays", () => {
  const from = at("2026-11-17T00:00:00Z")
  expect(openingText(office, from)).toBe(
    "Contamos as horas úteis de segunda a sexta-feira, das 8h às 20h, menos em 20 de novembro.",
  )
  const mixed: Calendar = {
    timeZone,
    shifts: {
      1: [
        ["08:00", "12:00"],
        ["13:30", "18:00"],
      ],
      3: daily,
      6: [["09:00", "13:00"]],
    },
    holidays,
  }
  expect(openingText(mixed, from)).toBe(
    "Contamos as horas úteis às segundas-feiras, das 8h às 12h e das 13h30 às 18h; às quartas-feiras, das 8h às 20h; aos sábados, das 9h às 13h.",
  )
  expect(openingText({ ...office, shifts: {} }, from)).toBe("")
})
