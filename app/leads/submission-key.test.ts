import { expect, test } from "vitest"
import { newSubmissionKey, readSubmissionKey } from "./submission-key.ts"

test("a key is a UUID of version 4, each one another", () => {
  const keys = Array.from({ length: 1000 }, newSubmissionKey)
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(readSubmissionKey(key)).toBe(key)
  }
  expect(new Set(keys).size).toBe(1000)
})

test("a key needs nothing that only a page with TLS has", () => {
  const own = Object.getOwnPropertyDescriptor(Crypto.prototype, "randomUUID")
  Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined, configurable: true })
  try {
    expect(readSubmissionKey(newSubmissionKey())).not.toBeNull()
  } finally {
    if (own) Object.defineProperty(Crypto.prototype, "randomUUID", own)
  }
})

test("anything else is no key", () => {
  for (const text of [
    "",
    "x",
    "123e4567-e89b-12d3-a456-42661417400",
    "123e4567-e89b-12d3-a456-426614174000 ",
  ])
    expect(readSubmissionKey(text), text).toBeNull()
  expect(readSubmissionKey("123E4567-E89B-12D3-A456-426614174000")).toBe(
    "123e4567-e89b-12d3-a456-426614174000",
  )
})
