/**
 * The longest time that each kind of data is kept, as the privacy policy shows it. The rules are rows of
 * retention_rules, created with these days; staff may shorten a time but not exceed it.
 */
export const retentionDefaults = {
  lead_unanswered: {
    days: 180,
    period: "6 meses",
    what: "Pedido não atendido",
    detail: "Quando não chegamos a falar com você.",
  },
  lead_working: {
    days: 365,
    period: "enquanto durar o atendimento",
    what: "Pedido em atendimento",
    detail: "",
  },
  lead_lost: {
    days: 365,
    period: "1 ano",
    what: "Cotação sem contrato",
    detail: "Para retomar a conversa, se você voltar.",
  },
  lead_discarded: {
    days: 90,
    period: "3 meses",
    what: "Pedido descartado",
    detail: "Como um engano, uma repetição ou uma propaganda.",
  },
  lead_closed: {
    days: 1826,
    period: "5 anos",
    what: "Pedido com contrato",
    detail: "Para podermos responder pelo serviço prestado.",
  },
  lead_test: { days: 30, period: "30 dias", what: "Pedido de teste", detail: "Feito pela nossa equipe." },
  blog_events: { days: 730, period: "2 anos", what: "Leituras e curtidas", detail: "De artigos do blog." },
  web_vitals: {
    days: 395,
    period: "13 meses",
    what: "Rapidez das páginas",
    detail: "São contagens, que não identificam ninguém.",
  },
  rate_limits: {
    days: 1,
    period: "2 dias",
    what: "Limite de envios",
    detail: "O código embaralhado de que falamos na coleta.",
  },
  dead_jobs: {
    days: 90,
    period: "3 meses",
    what: "Avisos internos",
    detail: "Os que não puderam ser entregues; trazem só o número do pedido.",
  },
} as const satisfies Record<string, { days: number; period: string; what: string; detail: string }>
