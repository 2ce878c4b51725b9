import { expect, test } from "vitest"
import { deadlineText, momentText, promiseText, startText } from "./promise-text.ts"

// A Wednesday.
const now = new Date("2026-11-18T14:20:00-03:00")
const text = (deadline: string, at = now) => deadlineText(new Date(deadline), at)

test("[N2.03] a deadline is today, tomorrow, on a weekday within six days or on a date, and until an hour", () => {
  expect(text("2026-11-18T16:20:00-03:00")).toBe("ainda hoje, até as 16h20")
  expect(text("2026-11-19T10:00:00-03:00")).toBe("amanhã, até as 10h")
  expect(text("2026-11-20T09:40:00-03:00")).toBe("na sexta-feira, até as 9h40")
  expect(text("2026-11-21T09:40:00-03:00")).toBe("no sábado, até as 9h40")
  expect(text("2026-11-22T09:40:00-03:00")).toBe("no domingo, até as 9h40")
  expect(text("2026-11-23T10:00:00-03:00")).toBe("na segunda-feira, até as 10h")
  expect(text("2026-11-24T12:00:00-03:00")).toBe("na terça-feira, até as 12h")
  expect(text("2026-11-25T10:00:00-03:00")).toBe("em 25 de novembro, até as 10h")
  expect(text("2026-12-01T10:00:00-03:00")).toBe("em 1º de dezembro, até as 10h")
})

test("a deadline that is over is not called 'ainda hoje', and yesterday has its name", () => {
  expect(text("2026-11-18T14:20:00-03:00")).toBe("hoje, até as 14h20")
  expect(text("2026-11-17T09:40:00-03:00")).toBe("ontem, até as 9h40")
  expect(text("2026-11-16T09:40:00-03:00")).toBe("em 16 de novembro, até as 9h40")
})

test("omits the minutes of full hours, pads minutes to two digits, and knows that one hour is singular", () => {
  expect(text("2026-11-18T16:00:00-03:00")).toBe("ainda hoje, até as 16h")
  expect(text("2026-11-18T16:05:59-03:00")).toBe("ainda hoje, até as 16h05")
  expect(text("2026-11-19T00:00:00-03:00")).toBe("amanhã, até a 0h")
  expect(text("2026-11-19T01:30:00-03:00")).toBe("amanhã, até a 1h30")
})

test("days change at midnight in São Paulo, whatever the reader's time zone", () => {
  const late = new Date("2026-11-19T02:30:00Z")
  expect(text("2026-11-19T13:00:00Z", late)).toBe("amanhã, até as 10h")
  expect(text("2027-01-04T12:30:00Z", new Date("2026-12-31T22:30:00Z"))).toBe("na segunda-feira, até as 9h30")
})

test("a moment has a day and an hour", () => {
  expect(momentText(now, now)).toBe("hoje, 14h20")
  expect(momentText(new Date("2026-11-17T09:00:00-03:00"), now)).toBe("ontem, 9h")
  expect(momentText(new Date("2026-11-12T09:00:00-03:00"), now)).toBe("12 de novembro, 9h")
})

test("without a deadline returns the promise of two working hours", () => {
  expect(promiseText(null, now)).toBe("em até 2 horas úteis")
  expect(promiseText(new Date("2026-11-18T16:20:00-03:00"), now)).toBe("ainda hoje, até as 16h20")
})

test("[N2.03] with a preferred part of the day that has not begun, a deadline is between two hours", () => {
  const preferred = (deadline: string, window: string) => deadlineText(new Date(deadline), now, window)
  const afternoon = "Tarde, 12h às 18h"
  expect(preferred("2026-11-19T18:00:00-03:00", afternoon)).toBe("amanhã, entre 12h e 18h")
  expect(preferred("2026-11-23T17:00:00-03:00", afternoon)).toBe("na segunda-feira, entre 12h e 17h")
  expect(preferred("2026-11-18T18:00:00-03:00", afternoon)).toBe("ainda hoje, até as 18h")
  expect(preferred("2026-11-18T20:00:00-03:00", "Noite, 18h às 20h")).toBe("ainda hoje, entre 18h e 20h")
  expect(preferred("2026-11-19T10:00:00-03:00", afternoon)).toBe("amanhã, até as 10h")
  expect(preferred("2026-11-19T18:00:00-03:00", "de madrugada")).toBe("amanhã, até as 18h")
})

test("a start has a day and an hour", () => {
  expect(startText(new Date("2026-11-19T08:00:00-03:00"), now)).toBe("amanhã, às 8h")
  expect(startText(new Date("2026-12-01T01:00:00-03:00"), now)).toBe("em 1º de dezembro, à 1h")
})
