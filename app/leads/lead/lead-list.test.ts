import fc from "fast-check"
import { expect, test } from "vitest"
import { readCursor, readPaging, writeCursor } from "./lead-list.ts"

test("[S9.09] paging is page 1 with 50 per page unless said otherwise, and never what nobody can mean", () => {
  expect(readPaging()).toEqual({ page: 1, perPage: 50 })
  expect(readPaging({ page: 3, perPage: 20 })).toEqual({ page: 3, perPage: 20 })
  for (const strange of [0, -1, 1.5, Number.NaN, 2 ** 53 - 1, Number.POSITIVE_INFINITY])
    expect(readPaging({ page: strange, perPage: strange })).toEqual({ page: 1, perPage: 50 })
  expect(readPaging({ perPage: 100_000 }).perPage).toBe(200)
})

test("a cursor survives its journey through an address, to the microsecond", () => {
  const times = fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  fc.assert(
    fc.property(times, fc.nat(999), fc.integer({ min: 1, max: 10 ** 12 }), (time, micros, id) => {
      const createdAt = time.toISOString().replace("Z", `${String(micros).padStart(3, "0")}Z`)
      expect(readCursor(writeCursor({ createdAt, id }))).toEqual({ createdAt, id })
    }),
  )
})

test("a text that is no cursor is none", () => {
  for (const text of [
    "",
    "7",
    "2026-11-15T12:00:00.000Z_7",
    "2026-13-45T12:00:00.000000Z_7",
    "2026-11-15T12:00:00.000000Z_0",
    "2026-11-15T12:00:00.000000Z_7;drop",
  ])
    expect(readCursor(text), text).toBeNull()
})
