import { expect, test } from "vitest"
import { randomUuid, readUuid } from "./random-uuid.ts"

test("creates distinct version 4 UUIDs", () => {
  const made = Array.from({ length: 1000 }, randomUuid)
  for (const one of made) {
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(readUuid(one)).toBe(one)
  }
  expect(new Set(made).size).toBe(1000)
})

test("works without crypto.randomUUID, which needs TLS", () => {
  const own = Object.getOwnPropertyDescriptor(Crypto.prototype, "randomUUID")
  Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined, configurable: true })
  try {
    expect(readUuid(randomUuid())).not.toBeNull()
  } finally {
    if (own) Object.defineProperty(Crypto.prototype, "randomUUID", own)
  }
})

test("rejects text that is not a UUID", () => {
  for (const text of [
    "",
    "x",
    "123e4567-e89b-12d3-a456-42661417400",
    "123e4567-e89b-12d3-a456-426614174000 ",
  ])
    expect(readUuid(text), text).toBeNull()
  expect(readUuid("123E4567-E89B-12D3-A456-426614174000")).toBe("123e4567-e89b-12d3-a456-426614174000")
})
