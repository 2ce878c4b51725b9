import { expect, test } from "vitest"
import { hoursRefusal } from "./week-hours.ts"

test("refuses invalid hours, overlapping hours and hours that end before they start", () => {
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
    expect(hoursRefusal([{ ...shift, ...odd }])).toBe("invalid-hours")
})
