import { expect, test } from "vitest"
import { noteRefusal, readNote } from "./desk-outcome.ts"

test.each([
  ["absent and optional", undefined, false, null],
  ["absent and required", undefined, true, "note-missing"],
  ["blank counts as absent", " \n ", true, "note-missing"],
  ["given", "voltou a ligar", true, null],
  ["longer than the column allows", "x".repeat(10_001), false, "note-too-long"],
] as const)("[S4.15] a note: %s", (_name, typed, isNeeded, refusal) => {
  expect(noteRefusal(readNote(typed), isNeeded)).toBe(refusal)
})
