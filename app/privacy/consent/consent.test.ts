import fc from "fast-check"
import { expect, test } from "vitest"
import { everything, onlyNecessary, readChoice, readConsent, writeChoice } from "./consent.ts"

const version = "2026-11-15"

function written(preferences = everything) {
  return writeChoice({ preferences, receipt: "r", isRecorded: false }, version)
}

test("[S3.04] [S3.05] [S9.01] preferences have four booleans, and the necessary one is always true", () => {
  for (const preferences of [everything, onlyNecessary]) {
    expect(Object.keys(preferences)).toEqual(["necessary", "analytics", "marketing", "preferences"])
    expect(Object.values(preferences).every((value) => typeof value === "boolean")).toBe(true)
    expect(preferences.necessary).toBe(true)
    expect(readConsent("true", written(preferences), version).preferences).toEqual(preferences)
  }
})

test("[S3.06] the state has hasConsented, showBanner and preferences", () => {
  expect(readConsent(null, null, version)).toEqual({
    hasConsented: false,
    showBanner: true,
    preferences: onlyNecessary,
  })
})

test("a flag and preferences together are a choice; either alone is none", () => {
  expect(readConsent("true", written(), version)).toEqual({
    hasConsented: true,
    showBanner: false,
    preferences: everything,
  })
  expect(readConsent("true", null, version).hasConsented).toBe(false)
  expect(readConsent(null, written(), version).hasConsented).toBe(false)
  expect(readConsent("false", written(), version).hasConsented).toBe(false)
})

test("a choice comes back with the number of its proof and whether that was recorded", () => {
  expect(readChoice("true", written(onlyNecessary), version)).toEqual({
    preferences: onlyNecessary,
    receipt: "r",
    isRecorded: false,
  })
  expect(readChoice(null, written(), version)).toBeNull()
})

test("an answer to an older text is asked for again", () => {
  expect(readConsent("true", written(), "2027-01-01")).toMatchObject({ showBanner: true })
})

test("whatever stands in the storage, nothing optional is granted unless it was written whole", () => {
  const broken = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        necessary: fc.constantFrom(true, false, 1),
        analytics: fc.constantFrom(true, "true", 1, null),
        marketing: fc.constantFrom(true, undefined),
        preferences: fc.constantFrom(true, []),
        version: fc.constantFrom(version, "x", undefined),
      })
      .filter(
        ({ necessary, analytics, marketing, preferences, version: told }) =>
          !(
            necessary === true &&
            analytics === true &&
            marketing === true &&
            preferences === true &&
            told === version
          ),
      )
      .map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(broken, (stored) => {
      expect(readConsent("true", stored, version).preferences).toEqual(onlyNecessary)
    }),
  )
})
