import { expect, test } from "vitest"
import { dayOf, grouped, longDate, longMoment } from "./pt-br.ts"

test("[S9.25] writes long Portuguese dates for the day in São Paulo", () => {
  expect(longDate(new Date("2026-11-12T12:00:00Z"))).toBe("12 de novembro de 2026")
  expect(longDate(new Date("2026-10-01T12:00:00Z"))).toBe("1º de outubro de 2026")
  expect(longDate(new Date("2026-11-12T02:00:00Z"))).toBe("11 de novembro de 2026")
  expect(dayOf(new Date("2026-11-12T02:00:00Z"))).toBe("2026-11-11")
})

test("writes a moment as a day and an hour", () => {
  expect(longMoment(new Date("2026-11-12T17:05:00Z"))).toBe("12 de novembro de 2026, 14h05")
  expect(longMoment(new Date("2026-11-12T12:00:00Z"))).toBe("12 de novembro de 2026, 9h")
})

test("groups thousands with a point", () => {
  expect([12, 1284, 1_000_000].map(grouped)).toEqual(["12", "1.284", "1.000.000"])
})
