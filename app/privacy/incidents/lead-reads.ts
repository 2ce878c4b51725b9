import { readUuid } from "../../platform/text/random-uuid.ts"

/** Whose data did this person read in this period? The minute of `to` is part of it. An open end has no limit. */
export type ReadsQuestion = { staffId: string; from: Date | null; to: Date | null }

/** Distinct leads, counted exactly. */
export type LeadReads = {
  opened: number
  /** Shown in a list or a search. */
  listed: number
  exported: number
  all: number
  /** Of all: no longer stored. */
  erased: number
  /** Entries that do not say which leads they are about. */
  unlisted: number
  /** Of all: not in the incident yet. */
  fresh: number
}

const earliest = Date.parse("2000-01-01T00:00:00Z")

/** The question of a form or an address; null without a person. An unreadable moment is an open end. */
export function readQuestion(
  text: (name: string) => string,
  readMoment: (typed: string) => Date,
): ReadsQuestion | null {
  const staffId = readUuid(text("pessoa"))
  const moment = (name: string) => {
    const read = readMoment(text(name))
    return read.getTime() >= earliest ? read : null
  }
  return staffId ? { staffId, from: moment("de"), to: moment("ate") } : null
}
