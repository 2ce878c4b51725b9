/**
 * How long each kind of data is kept, at most: the one place the policy reads it from. The rules themselves are rows
 * (retention_rules), born with these days; the staff may shorten them there, never go beyond them.
 */
export const retentionDefaults = {
  lead_unanswered: { days: 180, period: "6 meses", what: "Pedido que não chegou a ser atendido" },
  lead_working: {
    days: 365,
    period: "enquanto durar o atendimento",
    what: "Pedido em atendimento",
  },
  lead_lost: { days: 365, period: "1 ano", what: "Cotação que não virou contrato" },
  lead_discarded: {
    days: 90,
    period: "3 meses",
    what: "Pedido descartado, como engano, repetição ou propaganda",
  },
  lead_closed: { days: 1826, period: "5 anos", what: "Pedido que virou contrato" },
  lead_test: { days: 30, period: "30 dias", what: "Pedido de teste, feito pela nossa equipe" },
  blog_events: { days: 730, period: "2 anos", what: "Aberturas e curtidas de artigos do blog" },
  web_vitals: {
    days: 395,
    period: "13 meses",
    what: "Contagem da rapidez das páginas, que não identifica ninguém",
  },
  rate_limits: { days: 1, period: "1 dia", what: "Código embaralhado que limita envios repetidos" },
  dead_jobs: { days: 90, period: "3 meses", what: "Avisos internos que não puderam ser entregues" },
} as const satisfies Record<string, { days: number; period: string; what: string }>
