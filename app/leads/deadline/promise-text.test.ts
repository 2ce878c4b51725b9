import { expect, test } from "vitest"
import { deadlineText, promiseText } from "./promise-text.ts"

// A Wednesday.
const now = new Date("2026-11-18T14:20:00-03:00")
const text = (deadline: string, at = now) => deadlineText(new Date(deadline), at)

test("shows today, tomorrow, a weekday within six days, or the date", () => {
  expect(text("2026-11-18T16:20:00-03:00")).toBe("até hoje, 16h20")
  expect(text("2026-11-19T09:40:00-03:00")).toBe("até amanhã, 9h40")
  expect(text("2026-11-20T09:40:00-03:00")).toBe("até sexta, 9h40")
  expect(text("2026-11-21T09:40:00-03:00")).toBe("até sábado, 9h40")
  expect(text("2026-11-22T09:40:00-03:00")).toBe("até domingo, 9h40")
  expect(text("2026-11-23T09:40:00-03:00")).toBe("até segunda, 9h40")
  expect(text("2026-11-24T09:40:00-03:00")).toBe("até terça, 9h40")
  expect(text("2026-11-25T09:40:00-03:00")).toBe("até 25 de novembro, 9h40")
  expect(text("2026-12-01T09:40:00-03:00")).toBe("até 1º de dezembro, 9h40")
  expect(text("2026-11-17T09:40:00-03:00")).toBe("até 17 de novembro, 9h40")
})

test("omits the minutes of full hours and pads minutes to two digits", () => {
  expect(text("2026-11-18T16:00:00-03:00")).toBe("até hoje, 16h")
  expect(text("2026-11-18T16:05:59-03:00")).toBe("até hoje, 16h05")
  expect(text("2026-11-19T00:00:00-03:00")).toBe("até amanhã, 0h")
})

test("days change at midnight in São Paulo, whatever the reader's time zone", () => {
  const late = new Date("2026-11-19T02:30:00Z")
  expect(text("2026-11-19T13:00:00Z", late)).toBe("até amanhã, 10h")
  expect(text("2027-01-04T12:30:00Z", new Date("2026-12-31T22:30:00Z"))).toBe("até segunda, 9h30")
})

test("without a deadline returns the promise of two working hours", () => {
  expect(promiseText(null, now)).toBe("em até 2 horas úteis")
  expect(promiseText(new Date("2026-11-18T16:20:00-03:00"), now)).toBe("até hoje, 16h20")
})
