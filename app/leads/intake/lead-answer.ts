import type { FieldErrors } from "../lead/lead.ts"

/** The answer to a posted form. The same shape with and without script (S7.02: success and error). */
export type LeadAnswer =
  | { success: true; error: ""; protocol: string; dueAt: string | null }
  | { success: false; error: string; errors: FieldErrors; reference?: string }

/** D76: before the title of a page whose form was not accepted. */
export const errorTitlePrefix = "Erro: "

/** D44, beyond the limits of D88 */
export const tooManyText = "Recebemos muitos pedidos em pouco tempo. Ligue ou fale conosco pelo WhatsApp."

/** The messages of 'Erro ao enviar: {message}' (D10, D48). */
const sendFailures = {
  unavailable: "nosso sistema está fora do ar por um momento",
  conflict: "este pedido já foi enviado com outros dados; recarregue a página e tente de novo",
  server: "Erro interno do servidor",
  system: "Erro interno do sistema",
} as const

export type SendFailure = keyof typeof sendFailures

export function sendFailureText(failure: SendFailure, reference?: string) {
  return `Erro ao enviar: ${sendFailures[failure]}${reference ? ` (código ${reference})` : ""}`
}
