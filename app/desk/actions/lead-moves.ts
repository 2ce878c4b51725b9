import { type LeadStatus, leadStatuses } from "../../leads/lead/lead-status.ts"

export type StatusMove = { to: LeadStatus; needsNote: boolean }

const afterContact: ReadonlySet<LeadStatus> = new Set(["cotacao_enviada", "fechado", "perdido"])

/** A quote, a contract or a loss without anybody having spoken would be a clock that was talked past. */
export function needsContactFirst(to: LeadStatus, firstContactAt: Date | null) {
  return firstContactAt === null && afterContact.has(to)
}

/** D42's moves that stand open to this lead, in the order of a lead's life. */
export function movesOf(listed: readonly StatusMove[], firstContactAt: Date | null): StatusMove[] {
  return listed
    .filter(({ to }) => !needsContactFirst(to, firstContactAt))
    .toSorted((a, b) => leadStatuses.indexOf(a.to) - leadStatuses.indexOf(b.to))
}
