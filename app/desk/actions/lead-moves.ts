import { type LeadStatus, leadStatuses } from "../../leads/lead/lead-status.ts"

export type StatusMove = { to: LeadStatus; needsNote: boolean }

const statusesAfterContact: ReadonlySet<LeadStatus> = new Set(["cotacao_enviada", "fechado", "perdido"])

/** A quote, a contract or a loss needs a logged contact. Otherwise a change of status could avoid the deadline. */
export function needsContactFirst(to: LeadStatus, firstContactAt: Date | null) {
  return firstContactAt === null && statusesAfterContact.has(to)
}

/** The moves of D42 that are allowed for this lead, in the order of the statuses. */
export function movesOf(transitions: readonly StatusMove[], firstContactAt: Date | null): StatusMove[] {
  return transitions
    .filter(({ to }) => !needsContactFirst(to, firstContactAt))
    .toSorted((a, b) => leadStatuses.indexOf(a.to) - leadStatuses.indexOf(b.to))
}
