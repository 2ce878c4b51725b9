import { expect, test } from "vitest"
import { hoursRefusal } from "./week-hours.ts"

test("hours that are none, that overlap or that end before they begin are refused", () => {
  const shift = { weekday: 1, startsAt: "08:00", endsAt: "12:00" }
  expect(hoursRefusal([])).toBe(null)
  expect(hoursRefusal([shift, { ...shift, startsAt: "12:00", endsAt: "24:00" }])).toBe(null)
  expect(hoursRefusal([shift, { ...shift, weekday: 2 }])).toBe(null)
  expect(hoursRefusal([shift, { ...shift, startsAt: "11:59", endsAt: "13:00" }])).toBe("overlap")
  for (const odd of [
    { weekday: 8 },
    { weekday: 1.5 },
    { startsAt: "8:00" },
    { endsAt: "08:00" },
    { endsAt: "25:00" },
  ])
    expect(hoursRefusal([{ ...shift, ...odd }])).toBe("not-hours")
})
