import type { AnswerOutcome, HolderOutcome } from "../holder/holder.ts"

/** Confirmations, by the code in the query string. */
export const holderDeskDone = {
  respondido: "Pedido encerrado. O e-mail e a mensagem do titular foram apagados.",
} as const

export const holderDeskRefusals = {
  gone: {
    title: "Este pedido já estava encerrado.",
    text: "Outra pessoa respondeu, ou o titular apagou os próprios dados. A lista foi atualizada.",
  },
  outcome: { title: "O pedido continua aberto.", text: "Escolha como ele terminou." },
} as const

export type HolderDeskRefusal = keyof typeof holderDeskRefusals

/** The options of the form that closes a request. */
export const answerText = {
  respondido: "Respondido: o titular recebeu a resposta",
  feito: "Feito: o pedido foi atendido",
  recusado: "Recusado: o motivo foi explicado ao titular",
} as const satisfies Record<AnswerOutcome, string>

export const outcomeText = {
  feito: "Feito",
  respondido: "Respondido",
  recusado: "Recusado",
  encerrado: "Encerrado: o titular apagou os dados",
  desfeito: "Desfeito pelo titular",
} as const satisfies Record<HolderOutcome, string>
