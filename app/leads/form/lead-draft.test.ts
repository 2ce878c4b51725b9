import fc from "fast-check"
import { expect, test } from "vitest"
import { offers } from "../../plans/catalogue/offers.ts"
import { emptyValues } from "../lead/lead.ts"
import { readDraft, sameValues } from "./lead-draft.ts"

const now = Date.parse("2026-11-18T14:20:00-03:00")
const key = "123e4567-e89b-42d3-a456-426614174000"
const values = { ...emptyValues(offers.main), name: "Ana Lima", subject: "empresarial" }
const draft = { values, savedAt: now - 1000, key, pendingSince: now - 500 }
const read = (stored: unknown, at = now) => readDraft(JSON.stringify(stored), offers.main, at)

test("reads a draft as it was saved", () => {
  expect(read(draft)).toEqual(draft)
  expect(read({ ...draft, key: "", pendingSince: 0 })).toEqual({ ...draft, key: "", pendingSince: 0 })
})

test("ignores a draft older than seven days or far in the future", () => {
  const day = 86_400_000
  expect(read({ ...draft, savedAt: now - 6.9 * day })).not.toBeNull()
  expect(read({ ...draft, savedAt: now - 7.1 * day })).toBeNull()
  expect(read({ ...draft, savedAt: now + 2 * day })).toBeNull()
})

test("replaces a subject that is no longer offered by the default, and drops the key", () => {
  expect(read({ ...draft, values: { ...values, subject: "antigo" } })).toEqual({
    ...draft,
    values: { ...values, subject: "" },
    key: "",
    pendingSince: 0,
  })
})

test("a draft is not pending without a key, or when its time is in the future", () => {
  expect(read({ ...draft, key: "x" })).toMatchObject({ key: "", pendingSince: 0 })
  expect(read({ ...draft, pendingSince: now + 1 })).toMatchObject({ key, pendingSince: 0 })
})

test("ignores any other stored text and never throws", () => {
  for (const stored of ["", "null", "[]", "{", '"a"', JSON.stringify({ ...draft, values: { name: 1 } })])
    expect(readDraft(stored, offers.main, now), stored).toBeNull()
  expect(read({ ...draft, values: { ...values, message: "x".repeat(7000) } })).toBeNull()
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((v) => JSON.stringify({ values: v, savedAt: now })),
      ),
      (stored) => {
        expect(readDraft(stored, offers.main, now)).toBeNull()
      },
    ),
  )
})

test("values are the same only when every field is the same", () => {
  expect(sameValues(values, { ...values })).toBe(true)
  expect(sameValues(values, { ...values, emailConsent: true })).toBe(false)
  for (const name of ["name", "email", "phone", "idade", "subject", "message"] as const)
    expect(sameValues(values, { ...values, [name]: "outro" }), name).toBe(false)
})
