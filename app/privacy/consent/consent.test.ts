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

test("a choice needs both the flag and the preferences", () => {
  expect(readConsent("true", written(), version)).toEqual({
    hasConsented: true,
    showBanner: false,
    preferences: everything,
  })
  expect(readConsent("true", null, version).hasConsented).toBe(false)
  expect(readConsent(null, written(), version).hasConsented).toBe(false)
  expect(readConsent("false", written(), version).hasConsented).toBe(false)
})

test("reads a choice with its receipt number and whether it was recorded", () => {
  expect(readChoice("true", written(onlyNecessary), version)).toEqual({
    preferences: onlyNecessary,
    receipt: "r",
    isRecorded: false,
  })
  expect(readChoice(null, written(), version)).toBeNull()
})

test("asks again when the text has a new version", () => {
  expect(readConsent("true", written(), "2027-01-01")).toMatchObject({ showBanner: true })
})

test("for any stored text, optional categories are granted only by a complete choice", () => {
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
        ({ necessary, analytics, marketing, preferences, version: storedVersion }) =>
          !(
            necessary === true &&
            analytics === true &&
            marketing === true &&
            preferences === true &&
            storedVersion === version
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
