import type { LeadStatus } from "../leads/lead/lead-status.ts"

/** Labels of the statuses (D17). */
export const statusLabels = {
  novo: "Novo",
  em_contato: "Em contato",
  cotacao_enviada: "Cotação enviada",
  fechado: "Fechado",
  perdido: "Perdido",
  descartado: "Descartado",
} as const satisfies Record<LeadStatus, string>
