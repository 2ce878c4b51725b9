import type { LeadStatus } from "../leads/lead/lead-status.ts"

/** D17, as the office says it. */
export const statusLabels = {
  novo: "Novo",
  em_contato: "Em contato",
  cotacao_enviada: "Cotação enviada",
  fechado: "Fechado",
  perdido: "Perdido",
  descartado: "Descartado",
} as const satisfies Record<LeadStatus, string>
