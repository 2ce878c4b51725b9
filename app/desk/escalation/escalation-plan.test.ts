import { expect, test } from "vitest"
import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import { acceptUntil, earliest, lookAgainAt, nextToAsk, planEscalation } from "./escalation-plan.ts"

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
] as const)("at %s a lead of 12h44 comes to %s", (time, step, warnings, next) => {
  expect(planEscalation(lead, calendar, at(time))).toEqual({
    needsOffer: false,
    step,
    warnings,
    nextStepAt: next && at(next),
  })
})

test("a step that was taken is not taken again; of steps that were missed only the latest is told", () => {
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

test("warnings follow working time: what comes at the end of a day is warned of the next", () => {
  const evening = { ...lead, createdAt: at("19:30"), dueAt: at("09:30", 17) }
  expect(planEscalation(evening, calendar, at("19:59")).nextStepAt).toEqual(at("08:30", 17))
  expect(planEscalation(evening, calendar, at("23:00")).step).toBe(null)
  expect(planEscalation(evening, calendar, at("08:30", 17)).step).toBe("half")
})

test("without a deadline nothing is warned of, and the lead is offered all the same", () => {
  expect(planEscalation({ ...lead, dueAt: null, ownerId: null }, calendar, at("23:00"))).toEqual({
    needsOffer: true,
    step: null,
    warnings: 0,
    nextStepAt: null,
  })
})

test("an offer runs until its time is over", () => {
  const offered = { ...lead, ownerId: null, offeredTo: "caio", offeredUntil: at("13:00") }
  expect(planEscalation(offered, calendar, at("12:59")).needsOffer).toBe(false)
  expect(planEscalation(offered, calendar, at("13:00")).needsOffer).toBe(true)
  expect(planEscalation({ ...offered, ownerId: "dalva" }, calendar, at("13:00")).needsOffer).toBe(false)
})

test("15 working minutes to accept, over the night if need be; on a free day 15 of one's own", () => {
  expect(acceptUntil(calendar, at("14:26"))).toEqual(at("14:41"))
  expect(acceptUntil(calendar, at("19:50"))).toEqual(at("08:05", 17))
  expect(acceptUntil(calendar, at("10:00", 21))).toEqual(at("10:15", 21))
})

test("who is asked: nobody twice while others are left, the fewest open leads first", () => {
  const openLeads = new Map([
    ["a", 5],
    ["b", 2],
    ["c", 2],
  ])
  const ask = (available: string[], asked: string[] = []) => nextToAsk({ available, openLeads, asked })
  expect(ask(["a", "b", "c"])).toBe("b")
  expect(ask(["c", "b", "a"])).toBe("b")
  expect(ask(["a", "b", "d"])).toBe("d")
  expect(ask(["a", "b", "c"], ["b"])).toBe("c")
  expect(ask(["a", "b", "c"], ["b", "c"])).toBe("a")
  expect(ask(["a", "b", "c"], ["b", "c", "a"])).toBe("b")
  expect(ask(["b", "a"], ["a", "b"])).toBe("a")
  expect(ask(["b"], ["b"])).toBe("b")
  expect(ask([], ["b"])).toBe(null)
})

test("with nobody there it looks again in five minutes, at rest in fifteen or as soon as the office opens", () => {
  expect(lookAgainAt(calendar, at("10:00"))).toEqual(at("10:05"))
  expect(lookAgainAt(calendar, at("22:00"))).toEqual(at("22:15"))
  expect(lookAgainAt(calendar, at("07:58", 17))).toEqual(at("08:01", 17))
  expect(earliest([null, at("10:00"), at("09:00")])).toEqual(at("09:00"))
  expect(earliest([null])).toBe(null)
})
