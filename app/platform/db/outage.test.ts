import { expect, test } from "vitest"
import { isLost, isOutage } from "./outage.ts"

const coded = (code: string) => Object.assign(new Error("failed"), { code })

test.each([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "08006",
  "28P01",
  "28000",
  "40P01",
  "53300",
  "57P01",
  "57014",
  "55P03",
])("%s is an outage", (code) => {
  expect(isOutage(coded(code))).toBe(true)
})

test.each(["23505", "42501", "42P17", "22P02", "XX000", "ERR_INVALID_ARG_TYPE"])(
  "%s is not an outage",
  (code) => {
    expect(isOutage(coded(code))).toBe(false)
  },
)

test("recognizes driver errors that have no code", () => {
  for (const message of [
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "Query read timeout",
  ])
    expect(isOutage(new Error(message)), message).toBe(true)
  expect(isOutage(new TypeError("x is not a function"))).toBe(false)
  expect(isOutage(undefined)).toBe(false)
})

test.each(["ECONNREFUSED", "ECONNRESET", "08006", "25006", "57P01", "57P03"])(
  "a connection that met %s is lost",
  (code) => {
    expect([isLost(coded(code)), isOutage(coded(code))]).toEqual([true, true])
  },
)

test.each(["28P01", "40001", "40P01", "53300", "55P03", "57014", "23505"])(
  "a connection that met %s is not lost",
  (code) => {
    expect(isLost(coded(code))).toBe(false)
  },
)

test("a connection that waits for an old answer is lost; a full pool is not", () => {
  expect(isLost(new Error("Query read timeout"))).toBe(true)
  expect(isLost(new Error("timeout exceeded when trying to connect"))).toBe(false)
})
