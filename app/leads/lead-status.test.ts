import { expect, test } from "vitest"
import { refusalOf, type StatusChange } from "./lead-status.ts"

const change: StatusChange = { leadId: 1, seenStatus: "novo", status: "em_contato", staffId: "someone" }
const free = { needsNote: false }
const noted = { needsNote: true }

test.each([
  ["nothing stands against it", change, "novo", free, null],
  ["no such lead", change, undefined, free, "missing"],
  ["somebody was faster", change, "descartado", free, "stale"],
  ["somebody was faster, and the change is unlisted too", change, "descartado", undefined, "stale"],
  ["not listed", change, "novo", undefined, "not-allowed"],
  ["a note is wanted", change, "novo", noted, "note-missing"],
  ["a note of blanks is none", { ...change, notes: " \n " }, "novo", noted, "note-missing"],
  ["a note is given", { ...change, notes: "voltou a ligar" }, "novo", noted, null],
  ["more than the column holds", { ...change, notes: "x".repeat(10_001) }, "novo", free, "note-too-long"],
] as const)("[S4.15] a change of status: %s", (_name, asked, currentStatus, transition, refusal) => {
  expect(refusalOf(asked, { currentStatus, transition })).toBe(refusal)
})
