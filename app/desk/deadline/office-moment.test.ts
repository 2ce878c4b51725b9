import { expect, test } from "vitest"
import { momentField, officeMoment } from "./office-moment.ts"

test("reads and writes the field in the office's time zone; invalid text becomes an invalid date", () => {
  expect(officeMoment("2026-11-16T15:30").toISOString()).toBe("2026-11-16T18:30:00.000Z")
  expect(momentField(new Date("2026-11-16T18:30:00Z"))).toBe("2026-11-16T15:30")
  for (const typed of ["", "amanhã", "2026-02-30T10:00", "2026-11-16"])
    expect(Number.isNaN(officeMoment(typed).getTime()), typed).toBe(true)
})
