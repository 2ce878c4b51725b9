/** D17, in the usual order of the sales process. */
export const leadStatuses = [
  "novo",
  "em_contato",
  "cotacao_enviada",
  "fechado",
  "perdido",
  "descartado",
] as const

export type LeadStatus = (typeof leadStatuses)[number]
