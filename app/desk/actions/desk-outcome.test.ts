import { expect, test } from "vitest"
import { noteRefusal, readNote } from "./desk-outcome.ts"

test.each([
  ["none, none wanted", undefined, false, null],
  ["none, one wanted", undefined, true, "note-missing"],
  ["blanks are none", " \n ", true, "note-missing"],
  ["given", "voltou a ligar", true, null],
  ["more than the column holds", "x".repeat(10_001), false, "note-too-long"],
] as const)("[S4.15] a note: %s", (_name, typed, isNeeded, refusal) => {
  expect(noteRefusal(readNote(typed), isNeeded)).toBe(refusal)
})
