import { expect, test } from "vitest"
import { nationalHolidays } from "../../../testing/oracles/national-holidays.ts"
import { timeZone } from "../../locale/pt-br.ts"
import { addWorkingMinutes, type Calendar, deadlineOf, workingMinutesBetween } from "./promise-clock.ts"

const holidays = new Set([2018, 2026, 2027].flatMap(nationalHolidays).map(({ day }) => day))
const withShifts = (shifts: Calendar["shifts"]): Calendar => ({ timeZone, shifts, holidays })
const daily = [["08:00", "20:00"]] as const
const office = withShifts({ 1: daily, 2: daily, 3: daily, 4: daily, 5: daily })
const split = withShifts({
  3: [
    ["08:00", "12:00"],
    ["13:00", "18:00"],
  ],
})

function expectDeadline(from: string, deadline: string, calendar = office) {
  return expect(deadlineOf(calendar, new Date(from))).toEqual(new Date(deadline))
}

test("[S1.07] inside working time the deadline is exactly two hours later", () => {
  expectDeadline("2026-11-18T14:20:30-03:00", "2026-11-18T16:20:30-03:00")
  expectDeadline("2026-11-18T03:00:00-03:00", "2026-11-18T10:00:00-03:00")
})

test("[S1.07] from Friday 19h, one hour counts that day and one on Monday", () => {
  expectDeadline("2026-11-13T19:00:00-03:00", "2026-11-16T09:00:00-03:00")
})

test("[S1.07] on a Sunday the time starts on Monday 8h", () => {
  expectDeadline("2026-11-22T11:00:00-03:00", "2026-11-23T10:00:00-03:00")
})

test("[S1.07] the end of a shift is outside it, but a deadline may fall exactly there", () => {
  expectDeadline("2026-11-13T20:00:00-03:00", "2026-11-16T10:00:00-03:00")
  expectDeadline("2026-11-13T19:59:59-03:00", "2026-11-16T09:59:59-03:00")
  expectDeadline("2026-11-13T18:00:00-03:00", "2026-11-13T20:00:00-03:00")
})

test("[S1.07] a holiday on Friday is skipped with its weekend", () => {
  expectDeadline("2026-12-24T19:00:00-03:00", "2026-12-28T09:00:00-03:00")
  expectDeadline("2026-12-25T10:00:00-03:00", "2026-12-28T10:00:00-03:00")
})

test("[S1.07] from 31 December the rest counts in the next year, after its first holiday", () => {
  expectDeadline("2026-12-31T19:30:00-03:00", "2027-01-04T09:30:00-03:00")
})

test("[S1.07] carnival and Corpus Christi are working days", () => {
  expectDeadline("2026-02-17T10:00:00-03:00", "2026-02-17T12:00:00-03:00")
  expectDeadline("2026-06-04T10:00:00-03:00", "2026-06-04T12:00:00-03:00")
})

test("[S1.07] the gap of a split shift does not count", () => {
  expectDeadline("2026-11-18T12:30:00-03:00", "2026-11-18T15:00:00-03:00", split)
  expectDeadline("2026-11-18T11:00:00-03:00", "2026-11-18T14:00:00-03:00", split)
  expectDeadline("2026-11-18T17:00:00-03:00", "2026-11-25T09:00:00-03:00", split)
})

test("[S1.07] the start of summer time at a weekend (2018) changes the offset, not the local hours", () => {
  expectDeadline("2018-11-01T19:00:00-03:00", "2018-11-05T09:00:00-02:00")
})

function worked(calendar: Calendar, from: string, to: string) {
  return workingMinutesBetween(calendar, new Date(from), new Date(to))
}

test("[S1.07] a shift cut by the skipped hour of 4 November 2018 lasts an hour less", () => {
  const night = withShifts({ 7: [["00:00", "06:00"]] })
  expect(worked(night, "2018-11-04T00:00:00-03:00", "2018-11-05T00:00:00-02:00")).toBe(300)
  const skipped = withShifts({ 7: [["00:10", "00:50"]] })
  expect(worked(skipped, "2018-11-03T00:00:00-03:00", "2018-11-06T00:00:00-02:00")).toBe(0)
})

test("[S1.07] the repeated hour on 17 February 2018 counts twice inside a shift, and starts no ended shift again", () => {
  const until = (end: string) => withShifts({ 6: [["22:00", end]] })
  const day = ["2018-02-17T12:00:00-02:00", "2018-02-18T12:00:00-03:00"] as const
  expect(worked(until("24:00"), ...day)).toBe(180)
  expect(worked(until("23:30"), ...day)).toBe(90)
})

test("counts working minutes in fractions, and zero when the end is before the start", () => {
  expect(worked(office, "2026-11-13T19:00:00-03:00", "2026-11-16T09:00:00-03:00")).toBe(120)
  expect(worked(office, "2026-11-18T10:00:00-03:00", "2026-11-18T10:00:30-03:00")).toBe(0.5)
  expect(worked(office, "2026-11-18T12:00:00-03:00", "2026-11-18T10:00:00-03:00")).toBe(0)
})

test("a calendar without working time has no deadline", () => {
  const now = new Date("2026-11-18T10:00:00-03:00")
  expect(deadlineOf(withShifts({}), now)).toBeNull()
  expect(workingMinutesBetween(withShifts({}), now, new Date("2026-11-19T10:00:00-03:00"))).toBe(0)
})

test("one working minute a week reaches two hours after more than two years", () => {
  const rare = withShifts({ 3: [["08:00", "08:01"]] })
  const due = addWorkingMinutes(rare, new Date("2026-11-17T10:00:00-03:00"), 120)
  // 119 weeks after the first Wednesday, and one more because the holiday Tiradentes of 2027 is a Wednesday.
  expect(due).toEqual(new Date("2029-03-07T08:01:00-03:00"))
})
