import type { NormRow } from "../norm.ts"

/** Rules on Pix. */
export const pix = {
  "PIX-01": {
    subject: "Contestar no aplicativo",
    rule: "Desde 1º/10/2025 a contestação de Pix por golpe se faz no aplicativo do banco, sem atendente.",
    norm: "Regulamento do Pix (Banco Central), MED",
    article: "",
    since: "2025-10-01",
    address: 'buscar por "MED autoatendimento Pix" em bcb.gov.br',
    checked: "B: fonte secundária (cinco fontes)",
    certainty: 97,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
  "PIX-02": {
    subject: "MED 2.0",
    rule: "Desde 2/2/2026 todos os bancos rastreiam o dinheiro além da primeira conta; confirmada a fraude e havendo saldo, a devolução pode sair em até 11 dias da contestação.",
    norm: "Regulamento do Pix (Banco Central)",
    article: "",
    since: "2026-02-02",
    address: 'buscar por "MED 2.0" em bcb.gov.br',
    checked: "B: fonte secundária (seis fontes, Procon-SP)",
    certainty: 96,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
  "PIX-03": {
    subject: "Quando o MED não vale",
    rule: "O MED não serve para arrependimento, desacordo comercial ou chave digitada errada.",
    norm: "Regulamento do Pix (Banco Central)",
    article: "",
    since: "",
    address: 'buscar por "MED Pix" em bcb.gov.br',
    checked: "B: fonte secundária",
    certainty: 95,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
} as const satisfies Record<string, NormRow>
