import type { AttemptResult } from "./attempt.ts"

/** The values of the field `intent` in the forms of the desk. */
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

/** Labels of the results of an attempt. */
export const attemptLabels = {
  nao_atendeu: "Não atendeu",
  caixa_postal: "Caixa postal",
  mensagem_enviada: "Mandei mensagem",
  numero_errado: "Número errado",
  outra: "Outro resultado",
} as const satisfies Record<AttemptResult, string>
