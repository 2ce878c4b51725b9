import fc from "fast-check"
import { expect, test } from "vitest"
import { readDeadline, readWindow, sentQuery, writeDeadline } from "./deadline-link.ts"

const now = new Date("2026-11-13T18:20:00Z")

test("writes and reads a deadline to the minute", () => {
  const written = writeDeadline(new Date("2026-11-16T12:40:31.500Z"))
  expect(written).toBe("2026-11-16T12:40Z")
  expect(readDeadline(written, now)).toEqual(new Date("2026-11-16T12:40:00Z"))
})

test("accepts only a time between now and two weeks ahead", () => {
  expect(readDeadline("2026-11-13T18:21Z", now)).not.toBeNull()
  expect(readDeadline("2026-11-13T18:20Z", now)).toBeNull()
  expect(readDeadline("2026-11-27T18:20Z", now)).not.toBeNull()
  expect(readDeadline("2026-11-27T18:21Z", now)).toBeNull()
})

test("returns null for any other text", () => {
  for (const text of [
    null,
    "",
    "amanhã",
    "2026-11-16",
    "2026-11-16T12:40",
    "2026-11-16T12:40:00Z",
    "2026-11-16T12:40-03:00",
    "2026-11-16T24:00Z",
    "2026-11-16T12:60Z",
    "2026-11-31T12:00Z",
    " 2026-11-16T12:40Z",
  ])
    expect(readDeadline(text, now), String(text)).toBeNull()
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readDeadline(text, now)).toBeNull()
    }),
  )
})

test("writes the deadline and the preferred part of the day into the query of /sucesso", () => {
  expect(sentQuery(new Date("2026-11-16T12:40:00Z"), "")).toBe("?ate=2026-11-16T12:40Z")
  expect(sentQuery(new Date("2026-11-16T21:00:00Z"), "Tarde, 12h às 18h")).toBe(
    "?ate=2026-11-16T21:00Z&janela=tarde",
  )
  expect(sentQuery(null, "")).toBe("?ate=sem-prazo")
  expect(readWindow("tarde")).toBe("Tarde, 12h às 18h")
  expect(readWindow("madrugada")).toBe("")
})
