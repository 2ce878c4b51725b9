import fc from "fast-check"
import { expect, test } from "vitest"
import {
  addWorkingMinutes,
  type Calendar,
  type Shift,
  type Weekday,
  workingMinutesBetween,
} from "./promise-clock.ts"

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

// The Swedish format, 2018-11-04 01:00, sorts in the order of time.
function formatIn(timeZone: string) {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
}

const formats = new Map(
  ["America/Sao_Paulo", "America/St_Johns", "Asia/Kolkata"].map((zone) => [zone, formatIn(zone)]),
)

/** A slow reference: reads the local time minute by minute and keeps the latest one, so that a repeated hour counts once. */
function* minutesOf(calendar: Calendar, from: Date) {
  const format = formats.get(calendar.timeZone)!
  let latest = ""
  for (let at = from.getTime() - dayMs / 8; ; at += minuteMs) {
    const local = format.format(at)
    if (local > latest) latest = local
    if (at < from.getTime()) continue
    const [day = "", time = ""] = latest.split(" ")
    const weekday = (new Date(`${day}T00:00Z`).getUTCDay() || 7) as Weekday
    const shifts = calendar.holidays.has(day) ? [] : (calendar.shifts[weekday] ?? [])
    yield { at, isWorking: shifts.some(([start, end]) => start <= time && time < end) }
  }
}

function slowBetween(calendar: Calendar, from: Date, to: Date) {
  let worked = 0
  for (const { at, isWorking } of minutesOf(calendar, from)) {
    if (at >= to.getTime()) break
    if (isWorking) worked++
  }
  return worked
}

function slowAdd(calendar: Calendar, from: Date, minutes: number, horizon: Date) {
  let worked = 0
  for (const { at, isWorking } of minutesOf(calendar, from)) {
    if (at >= horizon.getTime()) return "later"
    if (isWorking && ++worked === minutes) return new Date(at + minuteMs)
  }
  return "later"
}

function clockTime(minute: number) {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`
}

const shiftsOfDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 6 })
  .map((edges) => edges.toSorted((a, b) => a - b).map(clockTime))
  .map((edges) =>
    Array.from(
      { length: Math.floor(edges.length / 2) },
      (_, n) => [edges[2 * n], edges[2 * n + 1]] as unknown as Shift,
    ),
  )

const ordinary = fc.constantFrom("1994-06-08", "2008-02-29", "2026-11-13", "2026-12-31", "2035-03-22")
const placesAndDays = fc.oneof(
  // Summer time in São Paulo began and ended at midnight, until 2019.
  fc.record({
    timeZone: fc.constant("America/Sao_Paulo"),
    day: fc.oneof(ordinary, fc.constantFrom("2018-11-03", "2018-02-17", "2017-10-14", "2019-02-16")),
  }),
  // The clock went back a minute after midnight, so that part of the previous date was repeated.
  fc.record({
    timeZone: fc.constant("America/St_Johns"),
    day: fc.constantFrom("2010-11-06", "2010-03-13"),
  }),
  fc.record({ timeZone: fc.constant("Asia/Kolkata"), day: ordinary }),
)

const situation = fc
  .record({
    place: placesAndDays,
    minuteOfStart: fc.integer({ min: 0, max: 2 * 1440 }),
    week: fc.tuple(...Array.from({ length: 7 }, () => shiftsOfDay)),
    holidayOffsets: fc.uniqueArray(fc.integer({ min: -1, max: 4 }), { maxLength: 3 }),
  })
  .map(({ place, minuteOfStart, week, holidayOffsets }) => {
    const start = Date.parse(`${place.day}T12:00Z`)
    const holidays = holidayOffsets.map((n) => new Date(start + n * dayMs).toISOString().slice(0, 10))
    const calendar: Calendar = {
      timeZone: place.timeZone,
      shifts: Object.fromEntries(week.map((shifts, n) => [n + 1, shifts])),
      holidays: new Set(holidays),
    }
    return { calendar, from: new Date(start + minuteOfStart * minuteMs) }
  })

test("[S1.07] working time between two moments is what counting minute by minute finds", {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(situation, fc.integer({ min: 0, max: 3 * 1440 }), ({ calendar, from }, minutes) => {
      const to = new Date(from.getTime() + minutes * minuteMs)
      expect(workingMinutesBetween(calendar, from, to)).toBe(slowBetween(calendar, from, to))
    }),
    { numRuns: 60 },
  )
})

test("[S1.07] adding working time ends where counting minute by minute ends", { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(situation, fc.integer({ min: 1, max: 900 }), ({ calendar, from }, minutes) => {
      const horizon = new Date(from.getTime() + 3 * dayMs)
      const due = addWorkingMinutes(calendar, from, minutes)
      const found = due && due <= horizon ? due : "later"
      expect(found).toEqual(slowAdd(calendar, from, minutes, horizon))
    }),
    { numRuns: 60 },
  )
})

test("adding working minutes and counting them are inverse, at any millisecond", () => {
  fc.assert(
    fc.property(
      situation,
      fc.integer({ min: 0, max: 59_999 }),
      fc.integer({ min: 0, max: 3000 }),
      ({ calendar, from }, ms, minutes) => {
        const start = new Date(from.getTime() + ms)
        const due = addWorkingMinutes(calendar, start, minutes)
        if (due) expect(workingMinutesBetween(calendar, start, due)).toBe(minutes)
        else expect(Object.values(calendar.shifts).flat()).toEqual([])
      },
    ),
  )
})
