import { expect, test } from "vitest"
import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import { readPeriod } from "./period.ts"
import { daysOf, histogramOf, minutesWithin, mondaysOf, percentOf, weeksOf } from "./rules.ts"

const now = new Date("2026-11-16T17:32:00Z")
const period = (query: string) => readPeriod(new URLSearchParams(query), now)

test("periods are days of São Paulo, both ends included", () => {
  expect(period("periodo=hoje")).toEqual({ key: "hoje", from: "2026-11-16", to: "2026-11-16" })
  expect(period("periodo=7-dias").from).toBe("2026-11-10")
  expect(period("periodo=30-dias").from).toBe("2026-10-18")
  expect(period("periodo=mes").from).toBe("2026-11-01")
  expect(period("periodo=inicio")).toEqual({ key: "inicio", from: null, to: "2026-11-16" })
  // Already tomorrow in UTC.
  expect(readPeriod(new URLSearchParams("periodo=hoje"), new Date("2026-11-17T01:00:00Z")).to).toBe(
    "2026-11-16",
  )
})

test("another period is read in either order; invalid days give the last 30 days", () => {
  expect(period("periodo=outro&de=2026-03-01&ate=2026-02-01")).toEqual({
    key: "outro",
    from: "2026-02-01",
    to: "2026-03-01",
  })
  for (const query of [
    "",
    "periodo=nunca",
    "periodo=outro&de=2026-02-31&ate=2026-03-01",
    "periodo=outro&de=x",
  ])
    expect(period(query).key).toBe("30-dias")
})

test("computes the median and the 90th percentile from counts of minutes", () => {
  expect(minutesWithin([], 0.5)).toBeNull()
  const counts = [
    { minutes: 120, leads: 1 },
    { minutes: 10, leads: 5 },
    { minutes: 40, leads: 4 },
  ]
  expect(minutesWithin(counts, 0.5)).toBe(10)
  expect(minutesWithin(counts, 0.9)).toBe(40)
  expect(minutesWithin(counts, 1)).toBe(120)
})

test("a step of the histogram includes its upper bound: exactly two hours are in time", () => {
  const steps = histogramOf([
    { minutes: 0, leads: 1 },
    { minutes: 15, leads: 2 },
    { minutes: 16, leads: 3 },
    { minutes: 120, leads: 4 },
    { minutes: 121, leads: 5 },
    { minutes: 7200, leads: 6 },
  ])
  expect(steps[0]).toEqual({ from: 0, to: 15, leads: 3 })
  expect(steps[1]).toEqual({ from: 15, to: 30, leads: 3 })
  expect(steps[7]).toEqual({ from: 105, to: 120, leads: 4 })
  expect(steps[8]).toEqual({ from: 120, to: 150, leads: 5 })
  expect(steps.at(-1)).toEqual({ from: 180, to: null, leads: 6 })
})

const calendar: Calendar = {
  timeZone: "America/Sao_Paulo",
  shifts: { 1: [["08:00", "20:00"]], 2: [["08:00", "20:00"]] },
  holidays: new Set(["2026-11-02"]),
}

test("lists every day of a period and marks days of rest; a long period has no days", () => {
  expect(daysOf({ from: "2026-11-01", to: "2026-11-03" }, new Map([["2026-11-03", 7]]), calendar)).toEqual([
    { day: "2026-11-01", leads: 0, isRest: true },
    { day: "2026-11-02", leads: 0, isRest: true },
    { day: "2026-11-03", leads: 7, isRest: false },
  ])
  expect(daysOf({ from: "2026-01-01", to: "2026-12-31" }, new Map(), calendar)).toEqual([])
})

test("weeks are complete, from Monday to Sunday", () => {
  expect(mondaysOf({ from: "2026-10-18", to: "2026-11-16" })).toEqual([
    "2026-10-19",
    "2026-10-26",
    "2026-11-02",
    "2026-11-09",
  ])
  expect(mondaysOf({ from: "2026-11-09", to: "2026-11-15" })).toEqual(["2026-11-09"])
  expect(mondaysOf({ from: "2026-11-10", to: "2026-11-16" })).toEqual([])
  expect(mondaysOf({ from: "2016-01-01", to: "2026-11-16" })).toHaveLength(53)
  expect(
    weeksOf(
      ["2026-11-02", "2026-11-09"],
      [{ monday: "2026-11-09", leads: 3, kept: 1, promised: 2 }],
      [{ monday: "2026-11-09", minutes: 12, leads: 2 }],
    ),
  ).toEqual([
    { from: "2026-11-02", to: "2026-11-08", leads: 0, medianMinutes: null, inTime: null },
    { from: "2026-11-09", to: "2026-11-15", leads: 3, medianMinutes: 12, inTime: 50 },
  ])
  expect(percentOf(0, 0)).toBeNull()
})
