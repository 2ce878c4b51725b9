import { expect, test } from "vitest"
import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import { acceptUntil, earliest, lookAgainAt, nextToOffer, planEscalation } from "./escalation-plan.ts"

const calendar: Calendar = {
  timeZone: "America/Sao_Paulo",
  shifts: { 1: [["08:00", "20:00"]], 2: [["08:00", "20:00"]] },
  holidays: new Set(),
}
const at = (time: string, day = 16) => new Date(`2026-11-${day}T${time}:00-03:00`)
const lead = {
  createdAt: at("12:44"),
  dueAt: at("14:44"),
  warnings: 0,
  escalatedAt: null,
  ownerId: "beatriz",
  offeredTo: null,
  offeredUntil: null,
}

test.each([
  ["12:45", null, 0, "13:44"],
  ["13:43", null, 0, "13:44"],
  ["13:44", "half", 1, "14:20"],
  ["14:20", "four_fifths", 2, "14:44"],
  ["14:44", "escalated", 2, null],
] as const)("at %s the step of a lead created at 12h44 is %s", (time, step, warnings, next) => {
  expect(planEscalation(lead, calendar, at(time))).toEqual({
    needsOffer: false,
    step,
    warnings,
    nextStepAt: next && at(next),
  })
})

test("a step is not repeated; of several missed steps only the latest is run", () => {
  expect(planEscalation({ ...lead, warnings: 1 }, calendar, at("13:50")).step).toBe(null)
  expect(planEscalation({ ...lead, warnings: 0 }, calendar, at("14:30"))).toMatchObject({
    step: "four_fifths",
    warnings: 2,
  })
  expect(planEscalation({ ...lead, warnings: 2, escalatedAt: at("14:44") }, calendar, at("15:00"))).toEqual({
    needsOffer: false,
    step: null,
    warnings: 2,
    nextStepAt: null,
  })
})

test("warnings follow working time: a lead from the end of a day is warned of on the next day", () => {
  const evening = { ...lead, createdAt: at("19:30"), dueAt: at("09:30", 17) }
  expect(planEscalation(evening, calendar, at("19:59")).nextStepAt).toEqual(at("08:30", 17))
  expect(planEscalation(evening, calendar, at("23:00")).step).toBe(null)
  expect(planEscalation(evening, calendar, at("08:30", 17)).step).toBe("half")
})

test("a lead without a deadline is offered, but gets no warnings", () => {
  expect(planEscalation({ ...lead, dueAt: null, ownerId: null }, calendar, at("23:00"))).toEqual({
    needsOffer: true,
    step: null,
    warnings: 0,
    nextStepAt: null,
  })
})

test("an unassigned lead needs a new offer when the time of the last one is over", () => {
  const offered = { ...lead, ownerId: null, offeredTo: "caio", offeredUntil: at("13:00") }
  expect(planEscalation(offered, calendar, at("12:59")).needsOffer).toBe(false)
  expect(planEscalation(offered, calendar, at("13:00")).needsOffer).toBe(true)
  expect(planEscalation({ ...offered, ownerId: "dalva" }, calendar, at("13:00")).needsOffer).toBe(false)
})

test("an offer lasts 15 working minutes, also across a night; on a day without work 15 plain minutes", () => {
  expect(acceptUntil(calendar, at("14:26"))).toEqual(at("14:41"))
  expect(acceptUntil(calendar, at("19:50"))).toEqual(at("08:05", 17))
  expect(acceptUntil(calendar, at("10:00", 21))).toEqual(at("10:15", 21))
})

test("offers to people without an earlier offer first, then by the fewest open leads", () => {
  const openLeads = new Map([
    ["a", 5],
    ["b", 2],
    ["c", 2],
  ])
  const next = (available: string[], alreadyOffered: string[] = []) =>
    nextToOffer({ available, openLeads, alreadyOffered })
  expect(next(["a", "b", "c"])).toBe("b")
  expect(next(["c", "b", "a"])).toBe("b")
  expect(next(["a", "b", "d"])).toBe("d")
  expect(next(["a", "b", "c"], ["b"])).toBe("c")
  expect(next(["a", "b", "c"], ["b", "c"])).toBe("a")
  expect(next(["a", "b", "c"], ["b", "c", "a"])).toBe("b")
  expect(next(["b", "a"], ["a", "b"])).toBe("a")
  expect(next(["b"], ["b"])).toBe("b")
  expect(next([], ["b"])).toBe(null)
})

test("with nobody available, checks again in five minutes; while closed, in fifteen or when the office opens", () => {
  expect(lookAgainAt(calendar, at("10:00"))).toEqual(at("10:05"))
  expect(lookAgainAt(calendar, at("22:00"))).toEqual(at("22:15"))
  expect(lookAgainAt(calendar, at("07:58", 17))).toEqual(at("08:01", 17))
  expect(earliest([null, at("10:00"), at("09:00")])).toEqual(at("09:00"))
  expect(earliest([null])).toBe(null)
})
