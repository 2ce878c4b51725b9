/** As the database requires (locked_lead_openings). */
export const reasonLength = { least: 15, most: 1000 } as const

export const lockedText = {
  title: "Pedidos guardados à parte",
  intro:
    "O titular pediu para apagar os próprios dados. O pedido que virou contrato sai de todas as listas e fica guardado aqui pelo prazo da política. Os outros ficam só durante as horas em que o titular pode desfazer.",
  told: "Cada abertura fica na auditoria, com o seu nome. O titular vê a data em Meus dados, sem o motivo.",
  formTitle: "Abrir",
  sought: "Protocolo ou e-mail do titular",
  soughtHint: "Inteiro, como WP-1A2B-3C4D. Aqui não há lista nem busca por nome.",
  reason: "Motivo",
  reasonHint: "Por exemplo: processo nº …, pedido da operadora de …, incidente nº …",
  submit: "Registrar o motivo e abrir",
  missing: {
    sought: "Escreva o protocolo ou o e-mail inteiro.",
    reason: `Escreva o motivo, com ${reasonLength.least} caracteres ou mais.`,
  },
  noneTitle: "Nada encontrado",
  none: "Não há pedido guardado à parte com este protocolo ou e-mail. A busca ficou registrada na auditoria.",
  openingsTitle: "Quem abriu e por quê",
} as const
