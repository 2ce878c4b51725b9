import { expect, test } from "vitest"
import { weekGrid } from "./week-grid.ts"

const nothing = { shifts: [], absences: [], holidays: new Set<string>(), today: "2026-11-18" }

test("shows the week of today, from Monday to Sunday", () => {
  const { days } = weekGrid(nothing)
  expect(days.map(({ day }) => day)).toEqual([16, 17, 18, 19, 20, 21, 22])
  expect(days[0]?.label).toBe("seg")
  expect(weekGrid({ ...nothing, today: "2026-11-22" }).days[0]?.day).toBe(16)
  expect(weekGrid({ ...nothing, today: "2026-11-23" }).days[0]?.day).toBe(23)
})

test("shows worked hours, absences before them, and no work on a holiday", () => {
  const shifts = [1, 2, 3].map((weekday) => ({ weekday, startsAt: "07:30", endsAt: "19:15:00" }))
  const { hours, cells } = weekGrid({
    ...nothing,
    shifts,
    absences: [{ firstDay: "2026-11-18", lastDay: "2026-11-19" }],
    holidays: new Set(["2026-11-17"]),
  })
  expect([hours[0], hours.at(-1)]).toEqual([7, 19])
  expect(cells.every((row) => row.join() === "on,off,away,away,off,off,off")).toBe(true)
})

test("keeps the pause between two shifts free", () => {
  const shifts = [
    { weekday: 1, startsAt: "08:00", endsAt: "12:00" },
    { weekday: 1, startsAt: "13:00", endsAt: "24:00" },
  ]
  const { hours, cells } = weekGrid({ ...nothing, shifts })
  const monday = hours.filter((_, place) => cells[place]?.[0] === "on")
  expect(monday).toEqual([8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
})
