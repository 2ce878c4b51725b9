import { expect, test } from "vitest"
import { at, sampleCalendar } from "../sample-leads.ts"
import { officeNow } from "./office-hours.ts"

test("the rail says until when the office is open, or when it opens", () => {
  expect(officeNow(sampleCalendar, at("14:32"))).toEqual({ time: "14h32", words: "Expediente até as 20h" })
  expect(officeNow(sampleCalendar, at("07:10")).words).toBe("Fechado, abre às 8h")
  expect(officeNow(sampleCalendar, new Date("2026-11-13T20:00:00-03:00")).words).toBe(
    "Fechado, abre seg. às 8h",
  )
  expect(officeNow({ ...sampleCalendar, shifts: {} }, at("14:32")).words).toBe(
    "Fechado, sem expediente no calendário",
  )
})

test("shifts without a gap between them are one; a pause at noon is not", () => {
  const withShifts = (monday: readonly (readonly [string, string])[]) =>
    officeNow({ ...sampleCalendar, shifts: { 1: monday } }, at("09:00")).words
  expect(
    withShifts([
      ["08:00", "12:00"],
      ["12:00", "18:00"],
    ]),
  ).toBe("Expediente até as 18h")
  expect(
    withShifts([
      ["08:00", "12:00"],
      ["13:00", "18:00"],
    ]),
  ).toBe("Expediente até as 12h")
})
