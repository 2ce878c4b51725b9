import { expect, test } from "vitest"
import { absenceRefusal, isAvailable, type Presence } from "./availability.ts"

const person: Presence = { role: "atendente", banned: false, pausedAt: null, shifts: [], absences: [] }
// Monday, 14h32 in São Paulo
const now = new Date("2026-11-16T14:32:00-03:00")
const open = { isOpen: true, isHoliday: false }
const closed = { isOpen: false, isHoliday: false }

test("uses the office's hours for a person without own hours", () => {
  expect(isAvailable(person, now, open)).toBe(true)
  expect(isAvailable(person, now, closed)).toBe(false)
})

test.each([
  ["paused", { pausedAt: now }],
  ["banned", { banned: true }],
  ["a manager", { role: "gestao" }],
  ["an editor", { role: "redacao" }],
  ["absent today", { absences: [{ firstDay: "2026-11-16", lastDay: "2026-11-16" }] }],
  ["absent for several weeks", { absences: [{ firstDay: "2026-11-01", lastDay: "2026-11-30" }] }],
] as const)("a person who is %s is not available", (_name, change) => {
  expect(isAvailable({ ...person, ...change }, now, open)).toBe(false)
})

test("an absence covers whole days of São Paulo, including the first and the last", () => {
  const away = { ...person, absences: [{ firstDay: "2026-11-10", lastDay: "2026-11-15" }] }
  expect(isAvailable(away, new Date("2026-11-16T02:59:00Z"), open)).toBe(false)
  expect(isAvailable(away, new Date("2026-11-16T03:00:00Z"), open)).toBe(true)
})

test("own hours replace the office's hours, to the minute, except on a holiday", () => {
  const shifts = [
    { weekday: 1, startsAt: "09:00", endsAt: "14:33" },
    { weekday: 6, startsAt: "08:00", endsAt: "24:00" },
  ]
  const own = { ...person, shifts }
  expect(isAvailable(own, now, closed)).toBe(true)
  expect(isAvailable(own, new Date("2026-11-16T14:33:00-03:00"), open)).toBe(false)
  expect(isAvailable(own, new Date("2026-11-16T08:59:59-03:00"), open)).toBe(false)
  expect(isAvailable(own, new Date("2026-11-21T23:59:59-03:00"), closed)).toBe(true)
  expect(isAvailable(own, now, { isOpen: false, isHoliday: true })).toBe(false)
})

test("refuses an absence without valid days or with the last day before the first", () => {
  expect(absenceRefusal({ firstDay: "2026-11-16", lastDay: "2026-11-16" })).toBe(null)
  expect(absenceRefusal({ firstDay: "2026-11-17", lastDay: "2026-11-16" })).toBe("invalid-days")
  expect(absenceRefusal({ firstDay: "16/11/2026", lastDay: "2026-11-16" })).toBe("invalid-days")
})
