import { expect, test } from "vitest"
import { readMoment } from "./moment.ts"

test("reads a moment with its zone in several notations", () => {
  const moment = "2026-11-16T17:32:05.000Z"
  for (const text of [
    "2026-11-16 14:32:05-03",
    "2026-11-16 14:32:05-0300",
    "2026-11-16T14:32:05-03:00",
    "2026-11-16T17:32:05Z",
  ])
    expect(readMoment(text)?.toISOString(), text).toBe(moment)
})

test("refuses a moment without a zone and text that is not a moment", () => {
  for (const text of ["2026-11-16 14:32:05", "14:32", "2026-13-16 14:32:05-03", "ontem", ""])
    expect(readMoment(text), text).toBeNull()
})
