import { expect, test } from "vitest"
import { at, sampleCalendar } from "../sample-leads.ts"
import { officeNow } from "./office-hours.ts"

test("shows until when the office is open, or when it opens", () => {
  expect(officeNow(sampleCalendar, at("14:32"))).toEqual({
    time: "14h32",
    hoursText: "Expediente até as 20h",
  })
  expect(officeNow(sampleCalendar, at("07:10")).hoursText).toBe("Fechado, abre às 8h")
  expect(officeNow(sampleCalendar, new Date("2026-11-13T20:00:00-03:00")).hoursText).toBe(
    "Fechado, abre seg. às 8h",
  )
  expect(officeNow({ ...sampleCalendar, shifts: {} }, at("14:32")).hoursText).toBe(
    "Fechado, sem expediente no calendário",
  )
})

test("joins shifts without a gap between them, but not across a pause at noon", () => {
  const withShifts = (monday: readonly (readonly [string, string])[]) =>
    officeNow({ ...sampleCalendar, shifts: { 1: monday } }, at("09:00")).hoursText
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
