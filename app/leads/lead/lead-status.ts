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
