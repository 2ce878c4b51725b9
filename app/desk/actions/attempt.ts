/** Results of an attempt to reach a person. An attempt does not stop the deadline. */
export const attemptResults = [
  "nao_atendeu",
  "caixa_postal",
  "mensagem_enviada",
  "numero_errado",
  "outra",
] as const
export type AttemptResult = (typeof attemptResults)[number]

export function isAttemptResult(text: string): text is AttemptResult {
  return (attemptResults as readonly string[]).includes(text)
}
