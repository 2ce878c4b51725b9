/** D17, in the order of a lead's life. */
export const leadStatuses = [
  "novo",
  "em_contato",
  "cotacao_enviada",
  "fechado",
  "perdido",
  "descartado",
] as const

export type LeadStatus = (typeof leadStatuses)[number]

/** What a person at the desk asks for, and the status they saw when they asked. */
export type StatusChange = {
  leadId: number
  seenStatus: LeadStatus
  status: LeadStatus
  notes?: string | undefined
  staffId: string
}

export type StatusRefusal = "missing" | "stale" | "not-allowed" | "note-missing" | "note-too-long"

type Facts = {
  currentStatus: string | undefined
  transition: { needsNote: boolean } | undefined
}

const longestNote = 10_000

/** A note of blanks says nothing. */
export const readNote = (notes: string | undefined) => notes?.trim() || null

/** Null when nothing stands against the change. */
export const refusalOf = (
  change: StatusChange,
  { currentStatus, transition }: Facts,
): StatusRefusal | null => {
  const note = readNote(change.notes)
  if (currentStatus === undefined) return "missing"
  if (currentStatus !== change.seenStatus) return "stale"
  if (!transition) return "not-allowed"
  if (transition.needsNote && !note) return "note-missing"
  return note && note.length > longestNote ? "note-too-long" : null
}
