import type { Colleague, LeadEntry } from "../desk-lead.ts"

/** An action on a lead: by whom, when, and on which version of the lead. */
export type DeskWork = { leadId: number; version: number; staffId: string; now: Date }

export type Stale = {
  outcome: "stale"
  /** The version to send with the next attempt. */
  version: number
  /** The changes since the version of the action, with their authors. Nothing was written. */
  changes: LeadEntry[]
}

export type DeskOutcome<Refusal extends string = never> =
  | { outcome: "done"; version: number }
  | { outcome: "missing" }
  | Stale
  | { outcome: "refused"; reason: Refusal }

export type Taken = { outcome: "taken"; by: Colleague; version: number }

export type NoteRefusal = "note-missing" | "note-too-long"

const maxNoteLength = 10_000

/** A blank note counts as none. */
export const readNote = (typed: string | undefined) => typed?.trim() || null

export function noteRefusal(note: string | null, isNeeded: boolean): NoteRefusal | null {
  if (isNeeded && !note) return "note-missing"
  return note && note.length > maxNoteLength ? "note-too-long" : null
}
