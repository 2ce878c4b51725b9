import type { Colleague, LeadEntry } from "../desk-lead.ts"

/** Who does something to a lead, when, and which state of it they saw. */
export type DeskWork = { leadId: number; version: number; staffId: string; now: Date }

export type Stale = {
  outcome: "stale"
  /** To send with the next try. */
  version: number
  /** What happened since, and by whom: nothing was written, and what was typed is still with the page. */
  changes: LeadEntry[]
}

export type DeskOutcome<Refusal extends string = never> =
  | { outcome: "done"; version: number }
  | { outcome: "missing" }
  | Stale
  | { outcome: "refused"; reason: Refusal }

export type Taken = { outcome: "taken"; by: Colleague; version: number }

export type NoteRefusal = "note-missing" | "note-too-long"

const longestNote = 10_000

/** A note of blanks says nothing. */
export const readNote = (typed: string | undefined) => typed?.trim() || null

export function noteRefusal(note: string | null, isNeeded: boolean): NoteRefusal | null {
  if (isNeeded && !note) return "note-missing"
  return note && note.length > longestNote ? "note-too-long" : null
}
