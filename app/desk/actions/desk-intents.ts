import type { AttemptResult } from "./attempt.ts"

/** What a form of the desk asks for, as its field `intent` says. */
export const deskIntents = [
  "take",
  "assign",
  "contact",
  "undo-contact",
  "attempt",
  "call-later",
  "note",
  "status",
  "same-person",
  "different-person",
] as const
export type DeskIntent = (typeof deskIntents)[number]

/** What came of a call or a message without a conversation; none of them stops the clock. */
export const attemptLabels = {
  nao_atendeu: "Não atendeu",
  caixa_postal: "Caixa postal",
  mensagem_enviada: "Mandei mensagem",
  numero_errado: "Número errado",
  outra: "Outra",
} as const satisfies Record<AttemptResult, string>
