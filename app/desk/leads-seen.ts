/** Leads that a page is about to show. */
export type LeadsSeen = {
  act: "lead_lido" | "leads_listados" | "leads_buscados"
  leads: readonly number[]
  /** The kind of list or search. */
  details?: Record<string, string>
  /** What was typed; the audit does not store it. */
  term?: string
}

/** Records them in the audit. With `proof-needed` they must not be shown (N17.02). */
export type RecordSeen = (seen: LeadsSeen) => Promise<"recorded" | "proof-needed">
